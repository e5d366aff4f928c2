import type { Account } from './use-accounts.ts';

/** Accounts whose name, login name or unit holds every word that was typed, whatever the case. */
export function findAccounts(accounts: readonly Account[], typed: string): Account[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return accounts.filter(({ realName, loginName, unitName }) => {
    const text = [realName, loginName, unitName].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
