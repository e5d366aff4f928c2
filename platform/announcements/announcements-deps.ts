import type { Kysely } from 'kysely';
import type { PortalDatabase, Tables } from '#platform/database';
import type { WriteAudit } from '#platform/identity';
import type { Clock } from '#platform/runtime';

export interface AnnouncementsDeps {
  db: Kysely<Tables>;
  engine: PortalDatabase['engine'];
  clock: Clock;
  writeAudit: WriteAudit;
}
