import type { IncomingMessage } from 'node:http';
import { DomainError } from '#shared/contracts';

const maxBytes = 8192;

/**
 * The fields of a plain HTML form.
 * @throws DomainError `body_too_large` above 8 KB, `bad_request` for another kind of body
 */
export const readForm = async (req: IncomingMessage): Promise<URLSearchParams> => {
  const type = req.headers['content-type'] ?? '';
  if (!/^application\/x-www-form-urlencoded(?:;|$)/i.test(type)) throw new DomainError('bad_request');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req) {
    size += chunk.length;
    if (size > maxBytes) throw new DomainError('body_too_large');
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
};
