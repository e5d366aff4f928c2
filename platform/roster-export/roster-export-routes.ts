import type { PortalDatabase } from '#platform/database';
import { answer, type Route, streamReply } from '#platform/http';
import type { WriteAudit } from '#platform/identity';
import { requireUnit } from '#platform/organisation';
import type { Clock } from '#platform/runtime';
import { rosterExport } from '#shared/contracts';
import { writeRoster } from './write-roster.ts';

export interface RosterExportDeps {
  readonly database: PortalDatabase;
  readonly clock: Clock;
  readonly writeAudit: WriteAudit;
}

/** An archive of all people goes to who may import them; the trail says so. */
export function createRosterExportRoutes({ database: { db }, clock, writeAudit }: RosterExportDeps): Route[] {
  return [
    answer(rosterExport, async ({ payload, principal, request }) => {
      const unitId = await requireUnit(db, principal, payload.unitId);
      const { userId, loginName } = principal;
      const detail = JSON.stringify({ unitId });
      await writeAudit(db, { event: 'roster_exported', userId, loginName, detail }, request);
      return streamReply({
        contentType: 'application/zip',
        name: 'oneroster.zip',
        isInline: false,
        open: async () => writeRoster(db, unitId, clock()),
      });
    }),
  ];
}
