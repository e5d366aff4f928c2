import type { DatabaseSync } from 'node:sqlite';

/**
 * What the portal should be told: `badge` of a user, `todo` of all who have not confirmed a notice, `done` of one who has, `remind` of
 * all who are left.
 */
export interface Errand {
  readonly unitId: string;
  readonly kind: 'badge' | 'todo' | 'done' | 'remind';
  readonly noticeId: string;
  readonly userId: string;
  /** Of a reminder: which one it is. */
  readonly round: number;
}

export interface ErrandStore {
  /** The same errand again is one. */
  add(errand: Pick<Errand, 'unitId' | 'kind'> & Partial<Errand>): void;
  /** To-dos come before their ends, numbers last. */
  list(): Errand[];
  remove(errand: Errand): void;
}

/** Errands that wait. */
export function createErrandStore(db: DatabaseSync): ErrandStore {
  return {
    add: ({ unitId, kind, noticeId = '', userId = '', round = 0 }) => {
      db.prepare('insert or ignore into errand values (?, ?, ?, ?, ?)').run(
        ...[unitId, kind, noticeId, userId, round],
      );
    },
    list: () =>
      db
        .prepare(
          `select unit_id as unitId, kind, notice_id as noticeId, user_id as userId, round from errand
            order by case kind when 'todo' then 0 when 'done' then 1 when 'remind' then 2 else 3 end, unit_id limit 2000`,
        )
        .all()
        // Only this store writes them.
        .map((row) => ({ ...row }) as unknown as Errand),
    remove: ({ unitId, kind, noticeId, userId, round }) => {
      db.prepare(
        'delete from errand where unit_id = ? and kind = ? and notice_id = ? and user_id = ? and round = ?',
      ).run(unitId, kind, noticeId, userId, round);
    },
  };
}
