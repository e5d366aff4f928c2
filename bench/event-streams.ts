import { Agent, request } from 'node:http';
import { browserHeaders } from './portal.ts';

/** Opens streams of `/bff/events` and resolves once each was greeted. @throws Error when one is refused */
export async function openEventStreams(
  port: number,
  cookie: string,
  count: number,
): Promise<{ close: () => void }> {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  const openOne = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const headers = { ...browserHeaders, cookie, accept: 'text/event-stream' };
      const asking = request({ host: '127.0.0.1', port, path: '/bff/events', headers, agent });
      asking.once('error', reject);
      asking.once('response', (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`a stream was answered ${answer.statusCode}`));
        // Closing all of them at the end is no failure.
        answer.once('data', () => resolve()).on('error', () => undefined);
      });
      asking.end();
    });
  const atOnce = 50;
  for (let open = 0; open < count; open += atOnce)
    await Promise.all(Array.from({ length: Math.min(atOnce, count - open) }, openOne));
  return { close: () => agent.destroy() };
}
