import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { answer, type Route } from '#platform/http';
import type { Clock } from '#platform/runtime';
import { preferences, preferencesMerge } from '#shared/contracts';
import { createPreferencesStore } from './preferences-store.ts';
import { savePreferences } from './save-preferences.ts';

/** Everybody's own preferences, and nobody else's. */
export function createPreferencesRoutes({ db, clock }: { db: Kysely<Tables>; clock: Clock }): Route[] {
  return [
    answer(preferences, ({ principal }) => createPreferencesStore(db).find(principal.userId)),

    answer(preferencesMerge, ({ principal, payload }) =>
      savePreferences(db, clock(), principal.userId, payload),
    ),
  ];
}
