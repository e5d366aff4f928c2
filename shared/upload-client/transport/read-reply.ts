import * as v from 'valibot';
import { type AnswerOf, type Call, envelopeSchema } from '#shared/contracts';
import { createTransportError } from './upload-transport.ts';

/** An answer whose body has arrived completely. */
export interface RawReply {
  readonly status: number;
  readonly text: string;
  /** Header of that name; null where it is missing. */
  header(name: string): string | null;
}

/**
 * The data of an answer.
 * @param now milliseconds, for a `Retry-After` that is a date
 * @throws TransportError
 */
export function readReply<C extends Call>(call: C, reply: RawReply, now: number): AnswerOf<C> {
  const { status, text } = reply;
  const isOk = status >= 200 && status < 300;
  const envelope = findEnvelope(text);
  const details = {
    status: envelope?.status ?? status,
    code: envelope?.code ?? '',
    requestId: envelope?.requestId ?? reply.header('x-request-id') ?? undefined,
    retryAfter: parseRetryAfter(reply.header('retry-after'), now),
  };
  if (!isOk && !(status === 403 && isHtml(reply)))
    throw createTransportError('http', envelope?.message || `HTTP ${status}`, details);
  if (!envelope) throw createTransportError('unreadable', 'The answer is not one of the portal', details);
  if (envelope.status !== 200) throw createTransportError('body', envelope.message, details);
  const answer = v.safeParse(call.answer, envelope.data);
  if (!answer.success)
    throw createTransportError('unreadable', 'The answer is not what was asked for', details);
  return answer.output as AnswerOf<C>;
}

function findEnvelope(text: string): v.InferOutput<typeof envelopeSchema> | undefined {
  try {
    const parsed = v.safeParse(envelopeSchema, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

function isHtml({ text, header }: RawReply): boolean {
  return Boolean(header('content-type')?.includes('text/html')) || /^\s*<(?:!doctype|html)/i.test(text);
}

/** Seconds, from a number or a date (RFC 9110, 10.2.3). */
function parseRetryAfter(value: string | null, now: number): number | undefined {
  if (value === null) return undefined;
  if (/^\d+$/.test(value)) return Number(value);
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000));
}
