import { getRefusal, isDomainError } from '#shared/contracts';
import { pickLanguage } from '#shared/language';
import type { ProgramReply } from './http/answer-program.ts';
import { ProgramRefusal } from './program-refusal.ts';

/** A refusal as `/programs` answers it, in the words of OAuth (RFC 6749 §5.2). @throws what is no refusal */
export function describeProgramError(error: unknown): ProgramReply {
  if (error instanceof ProgramRefusal) {
    const { status, headers, code, message } = error;
    return { status, headers, body: { error: code, error_description: message } };
  }
  if (!isDomainError(error)) throw error;
  const { http } = getRefusal(error.code);
  const status = http === 200 ? 400 : http;
  const { fieldErrors } = error;
  return { status, body: { error: error.code, ...(fieldErrors ? { fieldErrors } : {}) } };
}

/** Seconds, where a refusal does not say them. */
const usualWait = 30;

/** The same with the status of the refusal, which envelopes have in their body, and with its words. */
export function describeErrorInWords(error: unknown): ProgramReply {
  const reply = describeProgramError(error);
  if (!isDomainError(error)) return reply;
  const shown = (error.fieldErrors ?? []).map(({ field, message }) => ({
    field,
    message: pickLanguage(message, 'en'),
  }));
  return {
    status: getRefusal(error.code).status,
    body: {
      error: error.code,
      error_description: pickLanguage(error.message, 'en'),
      ...(shown.length > 0 && { fieldErrors: shown }),
    },
    ...(error.code === 'too_many_attempts' && {
      headers: { 'Retry-After': String(error.retryAfter ?? usualWait) },
    }),
  };
}
