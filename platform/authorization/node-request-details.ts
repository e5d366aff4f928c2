import type { IncomingMessage } from 'node:http';
import type { RequestDetails } from '#platform/http';

/** Id and address of a request that express does not serve; the BFF set both headers. */
export function detailsOfNodeRequest({
  headers,
  socket,
}: IncomingMessage): Pick<RequestDetails, 'id' | 'ip'> {
  return {
    id: String(headers['x-request-id'] ?? '').slice(0, 64),
    ip: String(headers['x-forwarded-for'] ?? socket.remoteAddress ?? '').slice(0, 64),
  };
}
