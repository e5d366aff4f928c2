/** Why a program gets no answer. The texts are for its developers, in plain ASCII (RFC 6750 §3). */
const refusals = {
  /** Shows no token at all: the challenge then names no error. */
  no_token: { status: 401, text: 'ask with an access token of the client credentials grant' },
  invalid_token: { status: 401, text: 'the access token has expired, was ended, or is for another server' },
  insufficient_scope: { status: 403, text: 'the administrator of the unit has not granted this scope' },
  too_many_requests: { status: 429, text: 'too many requests of this client; come back later' },
} as const;

export type ProgramRefusalCode = keyof typeof refusals;

export class ProgramRefusal extends Error {
  override readonly name = 'ProgramRefusal';
  readonly code: ProgramRefusalCode;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  /** @param detail the scope that lacks, or after how many seconds to come back */
  constructor(code: ProgramRefusalCode, detail = '') {
    super(refusals[code].text);
    this.code = code;
    this.status = refusals[code].status;
    this.headers = headersOf(code, detail);
  }
}

function headersOf(code: ProgramRefusalCode, detail: string): Record<string, string> {
  if (code === 'too_many_requests') return { 'Retry-After': detail };
  const parts = ['realm="programs"'];
  if (code !== 'no_token') parts.push(`error="${code}"`);
  if (code === 'insufficient_scope') parts.push(`scope="${detail}"`);
  return { 'WWW-Authenticate': `Bearer ${parts.join(', ')}` };
}
