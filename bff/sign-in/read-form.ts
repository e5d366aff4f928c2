import type { IncomingMessage } from 'node:http';
import { readBody } from '#bff/http';

const maxBytes = 8192;

/**
 * The fields of a plain HTML form.
 * @throws DomainError `body_too_large` above 8 KB, `bad_request` for another kind of body
 */
export async function readForm(req: IncomingMessage): Promise<URLSearchParams> {
  return new URLSearchParams(await readBody(req, 'application/x-www-form-urlencoded', maxBytes));
}
