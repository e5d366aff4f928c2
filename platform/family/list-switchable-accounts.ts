import { type AnswerOf, DomainError, type socialSwitchAccounts } from '#shared/contracts';
import type { FamilyDeps } from './family-deps.ts';
import { createFamilyStore } from './family-store.ts';

/**
 * The accounts that everybody may become, for the menu of a development portal (B23).
 * @throws DomainError `forbidden` everywhere else
 */
export async function listSwitchableAccounts({
  database,
  switchableAccounts,
}: Pick<FamilyDeps, 'database' | 'switchableAccounts'>): Promise<AnswerOf<typeof socialSwitchAccounts>> {
  if (switchableAccounts.size === 0) throw new DomainError('forbidden');
  return createFamilyStore(database.db).listAccounts([...switchableAccounts]);
}
