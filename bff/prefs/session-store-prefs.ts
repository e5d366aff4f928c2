import * as v from 'valibot';
import type { DocumentStore } from '#bff/session';
import { clampPrefs, DomainError, mergePrefs, type Prefs, prefsSchema } from '#shared/contracts';
import type { PrefsStore } from './prefs-store.ts';

/** Two devices write at once; more than this is no coincidence any more. */
const maxTries = 5;

/** Under which key the session store has the preferences of a user. */
export function prefsKeyOf(userId: string): string {
  return `prefs:${userId}`;
}

/** Beside the sessions, for services of other makers, which have no place for them. */
export function createSessionStorePrefs(documents: DocumentStore, clock: () => number): PrefsStore {
  const find = async (userId: string): Promise<{ revision: number; prefs: Prefs }> => {
    const document = await reach(documents.find(prefsKeyOf(userId)));
    return document
      ? { revision: document.revision, prefs: parseStored(document.text) }
      : { revision: 0, prefs: {} };
  };
  return {
    findPrefs: async (_ctx, userId) => (await find(userId)).prefs,
    savePrefs: async (_ctx, userId, changes) => {
      for (let tries = 0; tries < maxTries; tries++) {
        const { revision, prefs } = await find(userId);
        const merged = mergePrefs(prefs, clampPrefs(clock(), changes));
        const text = JSON.stringify(merged);
        if (await reach(documents.replace(prefsKeyOf(userId), text, revision))) return merged;
      }
      throw new DomainError('store_unavailable', {
        detail: 'too many writes of the same preferences at once',
      });
    },
  };
}

/** What an older version wrote and nobody can read any more counts as nothing. */
export function parseStored(text: string): Prefs {
  const parsed = v.safeParse(prefsSchema, JSON.parse(text));
  return parsed.success ? parsed.output : {};
}

function reach<T>(asked: Promise<T>): Promise<T> {
  return asked.catch((cause: unknown) => {
    throw new DomainError('store_unavailable', { cause });
  });
}
