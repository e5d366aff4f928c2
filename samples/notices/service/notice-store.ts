import type { DatabaseSync } from 'node:sqlite';
import type { Notice, Progress, Reader } from './notice.ts';
import { noticeColumns, toNotice, toReader } from './notice-rows.ts';

/** More than one page shows. */
const maxRows = 200;

export interface ReceivedNotice extends Notice {
  readonly isRead: boolean;
  readonly isConfirmed: boolean;
}

export interface NoticeStore {
  hasNotices(unitId: string): boolean;
  /** @returns false where the notice is there already */
  add(notice: Notice, readers: readonly Reader[]): boolean;
  find(unitId: string, id: string): Notice | undefined;
  /** What a user has received, the newest first. */
  listReceived(unitId: string, userId: string, filter?: { isUnread: boolean }): ReceivedNotice[];
  /** What a user has written, or everybody in the unit; the newest first. */
  listSent(unitId: string, writerId?: string): (Notice & Progress)[];
  /** In the order of their names. */
  listReaders(noticeId: string): Reader[];
  /** @returns whether it is new */
  markRead(noticeId: string, userId: string, now: number): boolean;
  /** Who confirms has read. @returns whether it is new */
  confirm(noticeId: string, userId: string, now: number): boolean;
  /** Notes a reminder, unless there was one at or after an instant. @returns its number */
  remind(noticeId: string, now: number, unlessSince: number): number | undefined;
  countUnread(unitId: string, userId: string): number;
  close(): void;
}

/** Notices and who has read them. Every query names the unit, or a notice that was found in it. */
export function createNoticeStore(db: DatabaseSync): NoticeStore {
  return { ...lookups(db), ...changes(db), close: () => db.close() };
}

function lookups(db: DatabaseSync) {
  return {
    hasNotices: (unitId: string) =>
      db.prepare('select 1 from notice where unit_id = ? limit 1').get(unitId) !== undefined,
    find: (unitId: string, id: string) => {
      const row = db.prepare('select * from notice where unit_id = ? and id = ?').get(unitId, id);
      return row && toNotice(row);
    },
    listReceived: (unitId: string, userId: string, { isUnread } = { isUnread: false }) =>
      db
        .prepare(
          `select notice.*, max(reader.read_at) as read_at, max(reader.confirmed_at) as confirmed_at
            from notice_reader as reader join notice on notice.id = reader.notice_id
            where reader.unit_id = ? and reader.user_id = ? ${isUnread ? 'and reader.read_at = 0' : ''}
            group by notice.id order by notice.written_at desc, notice.id limit ${maxRows}`,
        )
        .all(unitId, userId)
        .map((row) => ({
          ...toNotice(row),
          isRead: Number(row.read_at) > 0,
          isConfirmed: Number(row.confirmed_at) > 0,
        })),
    listSent: (unitId: string, writerId?: string) =>
      db
        .prepare(
          `select notice.*, count(distinct reader.user_id) as readers,
              count(distinct case when reader.read_at > 0 then reader.user_id end) as read,
              count(distinct case when reader.confirmed_at > 0 then reader.user_id end) as confirmed
            from notice left join notice_reader as reader on reader.notice_id = notice.id
            where notice.unit_id = ? and (? is null or notice.writer_id = ?)
            group by notice.id order by notice.written_at desc, notice.id limit ${maxRows}`,
        )
        .all(unitId, writerId ?? null, writerId ?? null)
        .map((row) => ({
          ...toNotice(row),
          ...{ readers: Number(row.readers), read: Number(row.read), confirmed: Number(row.confirmed) },
        })),
    listReaders: (noticeId: string) =>
      db
        .prepare(
          'select * from notice_reader where notice_id = ? order by class_id, user_type, name, user_id',
        )
        .all(noticeId)
        .map(toReader),
    countUnread: (unitId: string, userId: string) =>
      Number(
        db
          .prepare(
            `select count(distinct notice_id) as count from notice_reader
              where unit_id = ? and user_id = ? and read_at = 0`,
          )
          .get(unitId, userId)?.count ?? 0,
      ),
  };
}

function changes(db: DatabaseSync) {
  return {
    add: (notice: Notice, readers: readonly Reader[]): boolean => {
      db.exec('begin immediate');
      try {
        const isNew = insertNotice(db, notice, readers);
        db.exec('commit');
        return isNew;
      } catch (error) {
        db.exec('rollback');
        throw error;
      }
    },
    markRead: (noticeId: string, userId: string, now: number) =>
      db
        .prepare('update notice_reader set read_at = ? where notice_id = ? and user_id = ? and read_at = 0')
        .run(now, noticeId, userId).changes > 0,
    confirm: (noticeId: string, userId: string, now: number) =>
      db
        .prepare(
          `update notice_reader set confirmed_at = ?, read_at = case read_at when 0 then ? else read_at end
            where notice_id = ? and user_id = ? and confirmed_at = 0`,
        )
        .run(now, now, noticeId, userId).changes > 0,
    remind: (noticeId: string, now: number, unlessSince: number) => {
      const row = db
        .prepare(
          `update notice set reminded_at = ?, reminders = reminders + 1 where id = ? and reminded_at < ?
            returning reminders`,
        )
        .get(now, noticeId, unlessSince);
      return row && Number(row.reminders);
    },
  };
}

function insertNotice(db: DatabaseSync, notice: Notice, readers: readonly Reader[]): boolean {
  const columns = noticeColumns(notice);
  const { changes } = db
    .prepare(
      `insert or ignore into notice (id, unit_id, writer_id, writer_name, title, text, classes, attachments, needs_receipt,
        written_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(...columns);
  if (changes === 0) return false;
  const insert = db.prepare('insert into notice_reader values (?, ?, ?, ?, ?, ?, ?, ?, ?)');
  for (const { userId, classId, name, about, userType, readAt, confirmedAt } of readers)
    insert.run(notice.id, userId, classId, notice.unitId, name, about, userType, readAt, confirmedAt);
  return true;
}
