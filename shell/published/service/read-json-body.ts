import type { IncomingMessage } from 'node:http';
import { ServiceRefusal } from './service-refusal.ts';

const maxBytes = 1024 * 1024;

/** @throws ServiceRefusal for more than 1 MB, and for what is no JSON */
export async function readJsonBody(req: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req) {
    size += chunk.length;
    if (size > maxBytes) throw new ServiceRefusal(413, 'The request is too large');
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new ServiceRefusal(400, 'The request is no JSON');
  }
}
