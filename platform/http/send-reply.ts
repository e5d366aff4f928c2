import { createHash } from 'node:crypto';
import type { Response } from 'express';
import * as v from 'valibot';
import { type Call, okEnvelope } from '#shared/contracts';
import type { CookieChange } from './cookies.ts';
import { FileReply, RefusedReply, Reply } from './reply.ts';
import { sendRefusal } from './send-refusal.ts';
import { sendStream } from './send-stream.ts';
import { StreamReply } from './stream-reply.ts';

/**
 * Sends what a handler returned in the shape that the call promises.
 * @param checkAnswers true: an answer that breaks the contract becomes an error instead of a riddle for the caller.
 */
export async function sendReply(
  call: Call,
  result: unknown,
  response: Response,
  checkAnswers: boolean,
): Promise<void> {
  if (result instanceof StreamReply) {
    await sendStream(response, result);
    return;
  }
  if (result instanceof FileReply) {
    sendFile(response, result);
    return;
  }
  if (result instanceof RefusedReply) {
    for (const cookie of result.cookies) setCookie(response, cookie);
    sendRefusal(response, result.error, result.data);
    return;
  }
  const { data, cookies } = result instanceof Reply ? result : new Reply(result, []);
  if (checkAnswers) requireContract(call, data);
  for (const cookie of cookies) setCookie(response, cookie);
  response.set('Cache-Control', 'no-store');
  if (call.reply === 'text') response.type('text/plain').send(String(data));
  else response.json(call.reply === 'envelope' ? okEnvelope(data ?? null) : data);
}

function sendFile(response: Response, { options }: FileReply): void {
  if (!options) {
    response.set('Cache-Control', 'no-cache').status(204).end();
    return;
  }
  const { contentType, body, etag, downloadName, maxAge = 0 } = options;
  response.set('Content-Type', contentType);
  if (downloadName) response.set('Content-Disposition', `attachment; filename="${downloadName}"`);
  response.set('Cache-Control', maxAge > 0 ? `public, max-age=${maxAge}` : 'no-cache');
  // Opened on its own, an SVG is a document that could run script in the portal's origin.
  response.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  const bytes = Buffer.from(body);
  response.set('ETag', etag ?? `"${createHash('sha256').update(bytes).digest('base64url')}"`);
  response.send(bytes);
}

function setCookie(response: Response, { name, value, path, maxAge }: CookieChange): void {
  response.cookie(name, value, { path, maxAge: maxAge * 1000, httpOnly: true, sameSite: 'lax' });
}

function requireContract(call: Call, data: unknown): void {
  const result = v.safeParse(call.answer, data);
  if (result.success) return;
  throw new TypeError(`the answer of ${call.name} breaks its contract: ${v.summarize(result.issues)}`);
}
