import type { IncomingMessage } from 'node:http';
import { DomainError } from '#shared/contracts';

/** How often the limit is read before the connection ends. */
const maxDropped = 4;

/** The body of a request, no longer than `limit` bytes. It is read after its sender is known. @throws DomainError `body_too_large` */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    size += piece.length;
    // The rest is read and dropped: who still sends would miss the answer.
    if (size > limit * maxDropped) break;
    if (size > limit) pieces.length = 0;
    else pieces.push(piece);
  }
  if (size > limit) throw new DomainError('body_too_large');
  return Buffer.concat(pieces);
}
