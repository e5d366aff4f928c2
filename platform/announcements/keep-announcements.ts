import { type FieldColumns, isUniqueViolation, type Tables } from '#platform/database';
import { type Principal, type RequestDetails, requireValidFields, type Scope, scopeOf } from '#platform/http';
import {
  type Announcement,
  type announcementEnd,
  announcementFields,
  type announcementSave,
  DomainError,
  type ParsedPayloadOf,
} from '#shared/contracts';
import { createAnnouncementStore } from './announcement-store.ts';
import { reachedUnits, toAnnouncement } from './announcement-view.ts';
import type { AnnouncementsDeps } from './announcements-deps.ts';
import { requireRoom } from './require-room.ts';
import { requireWithinReach } from './rules.ts';

type Store = ReturnType<typeof createAnnouncementStore>;
interface Caller {
  principal: Principal;
  request: RequestDetails;
}
type Fields = ParsedPayloadOf<typeof announcementSave>;

interface Author {
  authorId: string;
  /** Every unit was chosen: those that come later are meant too. */
  isForAll: boolean;
}

/**
 * Makes an announcement of the caller's unit, or changes one that she keeps.
 * @throws DomainError `forbidden` beyond her reach, `invalid_input`, `not_found`, `conflict` when somebody else was
 *   faster, `too_many_attempts` when the unit has as many as it may.
 */
export async function saveAnnouncement(
  { db, engine, clock, writeAudit }: AnnouncementsDeps,
  { principal, request }: Caller,
  fields: Fields,
): Promise<Announcement> {
  const scope = scopeOf(principal);
  requireValidFields(announcementFields, fields, { now: clock(), startsAt: fields.startsAt });
  const { id, revision, unitIds } = fields;
  const insert = async (store: Store, row: Parameters<Store['insert']>[0]): Promise<void> => {
    await store.lockUnit(row.unit_id, engine);
    const made = await store.countNotEndedOf(row.unit_id, clock());
    // The same one sent again is found by its id.
    await store.insert(row);
    requireRoom(made, clock());
  };
  const write = () =>
    db.transaction().execute(async (trx) => {
      const store = createAnnouncementStore(trx);
      const { units } = await store.findReach(scope);
      requireWithinReach(unitIds, units);
      const isForAll = scope === undefined && units.every((unit) => unitIds.includes(unit.id));
      const columns = toColumns(fields, { authorId: principal.userId, isForAll });
      if (revision === 0) await insert(store, { id, unit_id: principal.unitId, revision: 1, ...columns });
      else {
        await getAnnouncement(store, scope, id);
        if (!(await store.update(id, revision, columns))) throw new DomainError('conflict');
      }
      await store.setReached(id, unitIds);
      const { userId, loginName } = principal;
      const event = revision === 0 ? 'announcement_made' : 'announcement_changed';
      await writeAudit(trx, { event, userId, loginName, detail: id }, request);
      return getAnnouncement(store, scope, id);
    });
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return getFirstSaved(createAnnouncementStore(db), scope, fields);
  }
}

/** @throws DomainError `forbidden`, `not_found`, `conflict` when somebody else changed it since. */
export async function endAnnouncement(
  { db, clock, writeAudit }: AnnouncementsDeps,
  { principal, request }: Caller,
  { id, revision }: ParsedPayloadOf<typeof announcementEnd>,
): Promise<Announcement> {
  const scope = scopeOf(principal);
  const now = clock();
  return db.transaction().execute(async (trx) => {
    const store = createAnnouncementStore(trx);
    const { startsAt, endsAt } = await getAnnouncement(store, scope, id);
    if (endsAt > now) {
      const { userId, loginName } = principal;
      const change = { ends_at: now, starts_at: Math.min(startsAt, now), author_id: userId };
      if (!(await store.update(id, revision, change))) throw new DomainError('conflict');
      await writeAudit(trx, { event: 'announcement_ended', userId, loginName, detail: id }, request);
    }
    return getAnnouncement(store, scope, id);
  });
}

function toColumns(
  { texts, level, startsAt, endsAt, userTypes, roles }: Fields,
  { authorId, isForAll }: Author,
) {
  return {
    level,
    zh_text: texts['zh-CN'],
    en_text: texts.en,
    starts_at: startsAt,
    ends_at: endsAt,
    user_types: JSON.stringify([...new Set(userTypes)]),
    roles: JSON.stringify([...new Set(roles)]),
    author_id: authorId,
    for_all: isForAll ? (1 as const) : (0 as const),
  } satisfies FieldColumns<Tables['announcement'], typeof announcementFields, 'texts' | 'unitIds'>;
}

/** @throws DomainError `not_found`, also for one of another user. */
async function getAnnouncement(store: Store, scope: Scope, id: string): Promise<Announcement> {
  const row = await store.find(scope, id);
  if (!row) throw new DomainError('not_found');
  const [reached, { units }] = [await store.listReached([id]), await store.findReach(scope)];
  return toAnnouncement(row, reachedUnits(row, reached, units));
}

/** The same new announcement came twice: the first one counts. @throws DomainError `conflict` when it is another one. */
async function getFirstSaved(store: Store, scope: Scope, { id, texts }: Fields): Promise<Announcement> {
  const saved = await getAnnouncement(store, scope, id).catch(() => undefined);
  if (saved?.texts['zh-CN'] !== texts['zh-CN']) throw new DomainError('conflict');
  return saved;
}
