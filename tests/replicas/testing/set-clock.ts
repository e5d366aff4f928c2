import { platformSecretHeader } from '#shared/contracts';
import { platformSecret } from '../../processes/servers.ts';
import type { Replicas } from '../../processes/start-replicas.ts';
import { createVisitor } from './visitor.ts';

/** Stops the clocks of all processes `minutes` from now; 0 lets them run. */
export async function setClocks({ url, bffs, platforms }: Replicas, minutes: number): Promise<void> {
  const now = minutes === 0 ? null : new Date(Date.now() + minutes * 60_000).toISOString();
  const body = JSON.stringify({ now });
  const headers = { 'content-type': 'application/json' };
  const { host } = new URL(url);
  for (const { port } of platforms) {
    const answer = await fetch(`http://127.0.0.1:${port}/test/clock`, {
      method: 'POST',
      headers: { ...headers, [platformSecretHeader]: platformSecret },
      body,
    });
    if (!answer.ok) throw new Error(`the platform’s clock: ${answer.status}`);
  }
  for (const { port } of bffs) {
    const { status } = await createVisitor(url).send(
      { method: 'POST', path: '/bff/test/clock', headers: { ...headers, host }, body },
      port,
    );
    if (status !== 200) throw new Error(`the BFF’s clock: ${status}`);
  }
}
