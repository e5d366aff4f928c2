import { Agent, request } from 'node:http';
import { browserHeaders } from './portal.ts';

/** Streams of each session, which may hold twelve. */
export const streamsOfSession = 10;

/**
 * Opens streams of `/bff/events` for each session, and resolves once each was greeted.
 * @param cookies of the sessions
 * @throws Error when one is refused
 */
export async function openEventStreams(
  port: number,
  cookies: readonly string[],
): Promise<{ close: () => void }> {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  const openOne = (cookie: string): Promise<void> =>
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
  for (const cookie of cookies)
    await Promise.all(Array.from({ length: streamsOfSession }, () => openOne(cookie)));
  return { close: () => agent.destroy() };
}
