import * as v from 'valibot';
import type { DocumentStore } from '#bff/session';
import { DomainError, mergePrefs, type Prefs, prefsSchema } from '#shared/contracts';

/** Two devices write at once; more than this is no coincidence any more. */
const maxTries = 5;

const keyOf = (userId: string): string => `prefs:${userId}`;

/** What an older version wrote and nobody can read any more counts as nothing. */
const parseStored = (text: string): Prefs => {
  const parsed = v.safeParse(prefsSchema, JSON.parse(text));
  return parsed.success ? parsed.output : {};
};

/** A clock that runs ahead must not win for ever. */
const clampTo = (now: number, prefs: Prefs): Prefs =>
  v.parse(
    prefsSchema,
    Object.fromEntries(
      Object.entries(prefs).map(([name, entry]) => [
        name,
        entry && { ...entry, at: Math.min(entry.at, now) },
      ]),
    ),
  );

export interface PrefsStore {
  findPrefs(userId: string): Promise<Prefs>;
  /**
   * Merges changes of one device into what is known.
   * @throws DomainError `store_unavailable`
   */
  savePrefs(userId: string, changes: Prefs): Promise<Prefs>;
}

/** @param initial what users start with who have arranged nothing yet, by their ids; default nothing */
export const createPrefsStore = (
  documents: DocumentStore,
  clock: () => number,
  initial: ReadonlyMap<string, Prefs> = new Map(),
): PrefsStore => {
  const reach = <T>(asked: Promise<T>): Promise<T> =>
    asked.catch((cause: unknown) => {
      throw new DomainError('store_unavailable', { cause });
    });
  const find = async (userId: string): Promise<{ revision: number; prefs: Prefs }> => {
    const document = await reach(documents.find(keyOf(userId)));
    return document
      ? { revision: document.revision, prefs: parseStored(document.text) }
      : { revision: 0, prefs: initial.get(userId) ?? {} };
  };
  return {
    findPrefs: async (userId) => (await find(userId)).prefs,
    savePrefs: async (userId, changes) => {
      for (let tries = 0; tries < maxTries; tries++) {
        const { revision, prefs } = await find(userId);
        const merged = mergePrefs(prefs, clampTo(clock(), changes));
        const text = JSON.stringify(merged);
        if (await reach(documents.replace(keyOf(userId), text, revision))) return merged;
      }
      throw new DomainError('store_unavailable', {
        detail: 'too many writes of the same preferences at once',
      });
    },
  };
};
