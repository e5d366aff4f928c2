import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ChangeBus } from './change-bus.ts';

/** Where the portal's server listens. Not below `/api`: browsers never reach it. */
export const changesPath = '/internal/changes';

/** A line that means nothing, so that both ends notice a dead connection. */
const heartbeatMs = 15_000;

/** Streams the ids of users whose messages have changed, a JSON list per event, as server-sent events. */
export function createChangesStream({ listen }: Pick<ChangeBus, 'listen'>) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(':listening\n\n');
    const leave = listen(
      (userIds) => response.write(`data: ${JSON.stringify(userIds)}\n\n`),
      () => response.end(),
    );
    const heart = setInterval(() => response.write(':\n\n'), heartbeatMs);
    request.once('close', () => {
      clearInterval(heart);
      leave();
    });
  };
}
