import type { IncomingMessage } from 'node:http';
import { DomainError } from '#shared/contracts';

/**
 * A small body as text.
 * @throws DomainError `body_too_large`, `bad_request` for another kind of body
 */
export async function readBody(req: IncomingMessage, mediaType: string, maxBytes: number): Promise<string> {
  const type = (req.headers['content-type'] ?? '').toLowerCase();
  if (type !== mediaType && !type.startsWith(`${mediaType};`)) throw new DomainError('bad_request');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req) {
    size += chunk.length;
    if (size > maxBytes) throw new DomainError('body_too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
