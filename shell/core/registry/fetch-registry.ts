import * as v from 'valibot';
import { type RegistryEntry, registryEntrySchema } from '#shared/contracts';
import { get } from '../request/index.ts';

const path = '/bff/remotes.json';
const schema = v.union([
  v.array(registryEntrySchema),
  v.pipe(
    v.object({ remotes: v.array(registryEntrySchema) }),
    v.transform(({ remotes }) => remotes),
  ),
]);

/**
 * Asks the server which remotes this visitor may open now.
 * @throws RequestError, or ValiError when the answer is no registry
 */
export async function fetchRegistry(): Promise<RegistryEntry[]> {
  return v.parse(schema, await get(path, {}, { reply: 'bare', noIntercept: true, timeout: 10_000 }));
}
