import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/database';
import { countPages, type Principal, toPageWindow } from '#platform/http';
import type { AnswerOf, DriveEvent, driveActivityList, ParsedPayloadOf } from '#shared/contracts';
import { DomainError } from '#shared/contracts';
import { findReach, findReached, type Reach } from './access.ts';
import type { DriveDeps } from './drive-deps.ts';
import { inChunks } from './limits.ts';

const linesOfPage = 30;

export interface ActivityLine {
  id: string;
  spaceId: string;
  name: string;
  /** The name before, or the folder that it went to. Default none. */
  detail?: string | undefined;
}

/** Notes what a user did with entries, with the change itself. */
export async function noteActivity(
  trx: Kysely<Tables>,
  { unitId, userId, now }: Reach,
  event: DriveEvent,
  entries: readonly ActivityLine[],
): Promise<void> {
  for (const lines of inChunks(entries))
    await trx
      .insertInto('drive_activity')
      .values(
        lines.map(({ id, spaceId, name, detail = '' }) => ({
          id: randomUUID(),
          unit_id: unitId,
          space_id: spaceId,
          entry_id: id,
          entry_name: name,
          event,
          user_id: userId,
          detail,
          at: now,
        })),
      )
      .execute();
}

/** What happened to a file, or to a folder and all below it, the newest first. @throws DomainError `not_found` */
export async function listActivity(
  { database: { db }, clock }: Pick<DriveDeps, 'database' | 'clock'>,
  principal: Principal,
  { entryId, page }: ParsedPayloadOf<typeof driveActivityList>,
): Promise<AnswerOf<typeof driveActivityList>> {
  const reach = await findReach(db, principal, clock());
  const [entry] = await findReached(db, reach, sql`${entryId}`);
  if (!entry) throw new DomainError('not_found');
  const { offset, size } = toPageWindow(page, linesOfPage);
  const lines = selectActivity(db, reach.unitId, entryId);
  const { total } = await lines
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await lines
    .leftJoin('app_user as actor', 'actor.id', 'line.user_id')
    .select(['line.at', 'line.event', 'line.entry_id', 'line.entry_name', 'line.detail', 'actor.real_name'])
    .orderBy('line.at', 'desc')
    .orderBy('line.id')
    .limit(size)
    .offset(offset)
    .execute();
  const list = rows.map((row) => ({
    at: row.at,
    event: row.event,
    name: row.real_name ?? '',
    entryId: row.entry_id,
    entryName: row.entry_name,
    detail: row.detail,
  }));
  return { list, total: Number(total), pages: countPages(Number(total), size) };
}

function selectActivity(db: Kysely<Tables>, unitId: string, entryId: string) {
  const below = sql<string>`(
    with recursive tree(id) as (
      select ${entryId}
      union all
      select child.id from tree join drive_entry as child on child.parent_id = tree.id
    )
    select id from tree)`;
  return db
    .selectFrom('drive_activity as line')
    .where('line.unit_id', '=', unitId)
    .where('line.entry_id', 'in', below);
}
