import { getRefusal, isDomainError } from '#shared/contracts';
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
