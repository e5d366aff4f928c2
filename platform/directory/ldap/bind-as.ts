import { type Client, PasswordPolicyControl, PasswordPolicyError, ResultCodeError } from 'ldapts';

export type BindOutcome = 'right' | 'wrong' | 'disabled' | 'expired';

/** Results of a bind (RFC 4511) that speak of the password, not of the server. */
const refusals = { nobody: 32, inappropriate: 48, invalid: 49, unwilling: 53 } as const;

/**
 * What Active Directory adds to a refusal when the password was right: expired, to be changed, switched off, over. Of a wrong
 * password, and of a locked account, it says nothing that a stranger may learn.
 */
const reasons: Readonly<Record<string, BindOutcome>> = {
  '532': 'expired',
  '773': 'expired',
  '533': 'disabled',
  '701': 'disabled',
};

/** Proves a password. An empty one is refused here: to a directory it means "nobody", which it lets in (RFC 4513, 5.1.2). */
export async function bindAs(client: Client, dn: string, password: string): Promise<BindOutcome> {
  if (password === '') return 'wrong';
  const policy = new PasswordPolicyControl();
  try {
    await client.bind(dn, password, policy);
    return policy.value?.error === PasswordPolicyError.ChangeAfterReset ? 'expired' : 'right';
  } catch (error) {
    if (!(error instanceof ResultCodeError) || !isRefusal(error.code)) throw error;
    if (policy.value?.error === PasswordPolicyError.PasswordExpired) return 'expired';
    const [, reason = ''] = /\bdata ([\da-f]{3,4})\b/i.exec(error.message) ?? [];
    return reasons[reason] ?? 'wrong';
  }
}

function isRefusal(code: number): boolean {
  return Object.values<number>(refusals).includes(code);
}
