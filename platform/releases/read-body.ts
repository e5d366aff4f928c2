import type { IncomingMessage } from 'node:http';
import { DomainError } from '#shared/contracts';

/** How often the limit is read and dropped before the connection ends: who still sends would miss the answer. */
const maxDropped = 8;

/** The body of a request, no longer than `limit` bytes. @throws DomainError `body_too_large` */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const declared = Number(request.headers['content-length'] ?? 0);
  if (declared > limit) {
    if (declared <= limit * maxDropped) request.resume();
    throw new DomainError('body_too_large');
  }
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > limit * maxDropped) break;
    if (size > limit) pieces.length = 0;
    else pieces.push(piece);
  }
  if (size > limit) throw new DomainError('body_too_large');
  return Buffer.concat(pieces);
}
