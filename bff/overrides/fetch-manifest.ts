import type { Dispatcher } from 'undici';
import * as v from 'valibot';
import { type AppManifest, appManifestSchema } from '#shared/contracts';

const maxBytes = 65_536;

/**
 * What a server of development says of its app.
 * @throws Error when it does not answer in time, or by no manifest
 */
export async function fetchManifest(
  agent: Dispatcher,
  origin: string,
  timeoutMs: number,
): Promise<AppManifest> {
  const { statusCode, body } = await agent.request({
    origin,
    method: 'GET',
    path: '/portal.json',
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
  });
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes) throw new Error(`portal.json has more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  if (statusCode !== 200) throw new Error(`portal.json answered ${statusCode}`);
  return v.parse(appManifestSchema, JSON.parse(Buffer.concat(chunks).toString('utf8')));
}
