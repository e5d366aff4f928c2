import * as v from 'valibot';
import { type Prefs, prefsSchema } from '#shared/contracts';

/** Anything unreadable is nothing: of an older version, or touched by hand. */
export function parsePrefs(value: unknown): Prefs {
  const parsed = v.safeParse(prefsSchema, value);
  return parsed.success ? parsed.output : {};
}

/** What this browser remembers of a user. */
export function readLocalCopy(userId: string): Prefs {
  try {
    return parsePrefs(JSON.parse(localStorage.getItem(keyOf(userId)) ?? '{}'));
  } catch {
    return {};
  }
}

/** A browser without room or permission goes on without a copy. */
export function writeLocalCopy(userId: string, prefs: Prefs): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(prefs));
  } catch {
    // The server has it.
  }
}

function keyOf(userId: string): string {
  return `portal-prefs:${userId}`;
}
