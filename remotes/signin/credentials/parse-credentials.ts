import type { MessageId } from '../messages/message-id.ts';

export interface Credentials {
  username: string;
  password: string;
}

export type CredentialField = keyof Credentials;
export type MissingFields = Partial<Record<CredentialField, MessageId>>;

export type CredentialReading =
  | { ok: true; credentials: Credentials }
  | { ok: false; missing: MissingFields };

/** Reads what was typed: both values are trimmed and required (B02). */
export function parseCredentials(form: Pick<FormData, 'get'>): CredentialReading {
  const username = textOf(form.get('username'));
  const password = textOf(form.get('password'));
  if (username && password) return { ok: true, credentials: { username, password } };
  return {
    ok: false,
    missing: {
      ...(username ? {} : { username: 'signin.form.usernameRequired' }),
      ...(password ? {} : { password: 'signin.form.passwordRequired' }),
    },
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
