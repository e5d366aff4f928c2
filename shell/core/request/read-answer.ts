import * as v from 'valibot';
import { envelopeSchema } from '#shared/contracts';
import type { RawAnswer } from './exchange.ts';
import { bodyFailure, httpFailure, type RefusedEnvelope, unreadableFailure } from './failures.ts';
import type { Outgoing } from './options.ts';

/** The envelope of an answer, where its text is one. */
export function findEnvelope(text: string): RefusedEnvelope | undefined {
  const parsed = v.safeParse(envelopeSchema, parseJson(text));
  return parsed.success ? parsed.output : undefined;
}

/** Whether the session has ended; a 401 in the body and one of HTTP count alike (D-15). */
export function isSessionLost(answer: RawAnswer): boolean {
  return answer.status === 401 || (answer.status === 200 && findEnvelope(answer.text)?.status === 401);
}

/**
 * What the call gives back: `data` of the envelope, or the body where the call has none.
 * @throws RequestError `http`, `body`, or `unreadable` for pages that a proxy put in between
 */
export function readAnswer(answer: RawAnswer, outgoing: Outgoing): unknown {
  const { status, text } = answer;
  const isOk = status >= 200 && status < 300;
  if (isHtml(answer) && outgoing.reply !== 'file') {
    throw isOk || status === 403 ? unreadableFailure(status) : httpFailure(status, undefined);
  }
  if (!isOk) throw httpFailure(status, findEnvelope(text), answer.retryAfter);
  // Done, and nothing to say about it.
  if (status === 204) return outgoing.reply === 'text' ? text : null;
  if (answer.blob) return readFile(answer.blob, text);
  if (outgoing.reply === 'text') return readText(text);
  if (outgoing.reply === 'bare') {
    const json = parseJson(text);
    if (json === undefined) throw unreadableFailure(status);
    return json;
  }
  const envelope = findEnvelope(text);
  if (!envelope) throw unreadableFailure(status);
  if (envelope.status !== 200) throw bodyFailure(envelope);
  return envelope.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isHtml({ contentType, text }: RawAnswer): boolean {
  return contentType.includes('text/html') || /^\s*<(?:!doctype|html)/i.test(text);
}

/** Some files are JSON; only what says that it refuses is a refusal. */
function readFile(blob: Blob, text: string): Blob {
  const envelope = text ? findEnvelope(text) : undefined;
  if (envelope && envelope.status !== 200) throw bodyFailure(envelope);
  return blob;
}

/** Plain text such as `success`; a refusal of the same call still comes as an envelope. */
function readText(text: string): string {
  const envelope = findEnvelope(text);
  if (envelope && envelope.status !== 200) throw bodyFailure(envelope);
  const json = parseJson(text);
  return typeof json === 'string' ? json : text;
}
