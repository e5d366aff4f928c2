import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { clampPrefs, DomainError, maxPrefsBytes, mergePrefs, type Prefs } from '#shared/contracts';
import { createPreferencesStore } from './preferences-store.ts';

/**
 * Merges changes of one device into what is known. Of many at once each waits for the one before, so none is lost.
 * @param now a change from later than this counts as of now
 * @throws DomainError `body_too_large`
 */
export async function savePreferences(
  db: Kysely<Tables>,
  now: number,
  userId: string,
  changes: Prefs,
): Promise<Prefs> {
  return db.transaction().execute(async (trx) => {
    const store = createPreferencesStore(trx);
    const merged = mergePrefs(await store.lock(userId), clampPrefs(now, changes));
    const document = JSON.stringify(merged);
    if (Buffer.byteLength(document) > maxPrefsBytes) throw new DomainError('body_too_large');
    await store.write(userId, document);
    return merged;
  });
}
