import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { Clock } from '#platform/runtime';

export interface AnnouncementsDeps {
  db: Kysely<Tables>;
  clock: Clock;
}
