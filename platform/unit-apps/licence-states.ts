import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { UnitApp } from '#shared/contracts';

/** Whether a unit may use each service at a time, by the code of the service. One statement. */
export async function listLicenceStates(
  db: Kysely<Tables>,
  unitId: string,
  now: number,
): Promise<ReadonlyMap<string, UnitApp['licence']>> {
  const rows = await db
    .selectFrom('licence')
    .select(['server_id', 'ends_at', 'state'])
    .where('unit_id', '=', unitId)
    .execute();
  return new Map(
    rows.map(({ server_id, ends_at, state }) => {
      const endTime = ends_at === null ? null : Number(ends_at);
      const isOver = endTime !== null && endTime < now;
      return [
        server_id,
        { state: state === 'granted' ? (isOver ? 'ended' : 'valid') : 'unreadable', endTime },
      ];
    }),
  );
}
