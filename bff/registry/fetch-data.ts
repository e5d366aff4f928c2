import * as v from 'valibot';
import { envelopeSchema } from '#shared/contracts';
import type { FetchForVisitor } from './visitor.ts';

/**
 * Asks the upstream for a visitor and reads the data of its answer. Undefined when it refuses.
 * @throws DomainError when the upstream does not answer in time; ValiError when nobody understands what it says
 */
export async function fetchData<Schema extends v.GenericSchema>(
  fetchForVisitor: FetchForVisitor,
  caller: Parameters<FetchForVisitor>[0],
  path: string,
  { answer, timeoutMs }: { answer: Schema; timeoutMs: number },
): Promise<v.InferOutput<Schema> | undefined> {
  const { body } = await fetchForVisitor(caller, path, { timeoutMs });
  const { status, data } = v.parse(envelopeSchema, body);
  return status === 200 ? v.parse(answer, data) : undefined;
}
