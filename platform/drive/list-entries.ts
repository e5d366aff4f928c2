import type { Kysely, SqlBool, sql } from 'kysely';
import type { Tables } from '#platform/database';
import { countPages, type Principal } from '#platform/http';
import {
  type AnswerOf,
  DomainError,
  type DriveRole,
  type DriveSort,
  type driveList,
  type ParsedPayloadOf,
} from '#shared/contracts';
import { findReach, type Reach } from './access.ts';
import type { DriveDeps } from './drive-deps.ts';
import { inBin, inFolder, matchesName, sharedWith } from './list-filters.ts';
import { type Place, requirePlace } from './place.ts';
import { selectShown, showRows } from './show-entry.ts';
import { listSpaceIds } from './spaces.ts';

type Payload = ParsedPayloadOf<typeof driveList>;
type Trail = AnswerOf<typeof driveList>['trail'];
type Filter = ReturnType<typeof sql<SqlBool>>;

/** What a view shows. */
interface View {
  filter: Filter;
  trail: Trail;
  role: DriveRole;
}

const sortColumns = {
  name: 'entry.name_order',
  size: 'entry.size',
  changed: 'entry.changed_at',
} as const satisfies Record<DriveSort, string>;

/** A page of a view, folders first. @throws DomainError `not_found`, `forbidden` for the recycle bin of others */
export async function listEntries(
  { database: { db }, clock }: Pick<DriveDeps, 'database' | 'clock'>,
  principal: Principal,
  payload: Payload,
): Promise<AnswerOf<typeof driveList>> {
  const reach = await findReach(db, principal, clock());
  const { filter, trail, role } = await createView(db, reach, payload);
  const { page, size } = payload;
  const { total } = await db
    .selectFrom('drive_entry as entry')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where(filter)
    .executeTakeFirstOrThrow();
  const rows = await selectShown(db, reach)
    .where('entry.id', 'in', selectPage(db, filter, payload))
    .orderBy('entry.is_folder', 'desc')
    .orderBy(sortColumns[payload.sort], payload.order === 'up' ? 'asc' : 'desc')
    .orderBy('entry.id')
    .execute();
  const list = await showRows(db, reach, rows);
  return { list, total: Number(total), page, pages: countPages(Number(total), size), trail, role };
}

/** Ids of the page alone: what else is shown of an entry is read for these few. */
function selectPage(db: Kysely<Tables>, filter: Filter, payload: Payload) {
  const { sort, order, page, size } = payload;
  return db
    .selectFrom('drive_entry as entry')
    .select('entry.id')
    .where(filter)
    .orderBy('entry.is_folder', 'desc')
    .orderBy(sortColumns[sort], order === 'up' ? 'asc' : 'desc')
    .orderBy('entry.id')
    .limit(size)
    .offset(Math.min((page - 1) * size, Number.MAX_SAFE_INTEGER));
}

async function createView(db: Kysely<Tables>, reach: Reach, payload: Payload): Promise<View> {
  const { view, spaceId, parentId, keyword } = payload;
  if (view === 'folder') {
    const place = await requirePlace(db, reach, { spaceId, parentId }, 'view');
    return { filter: inFolder(place), trail: trailOf(place), role: place.role };
  }
  if (view === 'bin') {
    const place = await requirePlace(db, reach, { spaceId, parentId: '' }, 'view');
    if (place.role !== 'edit') throw new DomainError('forbidden');
    return { filter: inBin(place.spaceId), trail: [], role: 'edit' };
  }
  if (view === 'shared') return { filter: sharedWith(reach), trail: [], role: 'view' };
  const spaceIds = await listSpaceIds(db, reach);
  return { filter: matchesName(reach, spaceIds, keyword), trail: [], role: 'view' };
}

/** From the outermost folder that the user sees. */
function trailOf({ above, isMember }: Place): Trail {
  const first = isMember ? 0 : above.findIndex(({ isShared }) => isShared);
  const seen = first < 0 ? above.slice(-1) : above.slice(first);
  return seen.map(({ id, name }) => ({ entryId: id, name }));
}
