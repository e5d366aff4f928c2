import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { Kind, LeaveRequest, State } from './request.ts';

const schema = `
  create table if not exists leave_request (
    id text primary key, unit_id text not null, pupil_id text not null, pupil_name text not null,
    class_id text not null, class_name text not null, asker_id text not null, asker_name text not null,
    from_day text not null, to_day text not null, kind text not null, reason text not null, state text not null,
    decider_name text not null default '', note text not null default '', asked_at integer not null,
    revision integer not null default 1, notified integer not null default 0
  ) strict;
  create index if not exists leave_request_class on leave_request (unit_id, class_id, asked_at);
  create index if not exists leave_request_pupil on leave_request (unit_id, pupil_id, asked_at);
  create index if not exists leave_request_waiting on leave_request (notified) where notified = 0;`;

const insertRequest = `
  insert into leave_request (id, unit_id, pupil_id, pupil_name, class_id, class_name, asker_id, asker_name, from_day, to_day,
    kind, reason, state, decider_name, note, asked_at, notified)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

/** More than one page shows. */
const maxRows = 500;

type Row = Record<string, string | number>;

export interface Filter {
  readonly unitId: string;
  /** Requests of these pupils, or of these classes, or of the whole unit. */
  readonly of: { readonly pupils: readonly string[] } | { readonly classes: readonly string[] } | 'all';
  readonly state?: State | undefined;
  /** Only what touches these days. */
  readonly days?: { readonly from: string; readonly to: string } | undefined;
}

export interface RequestStore {
  hasRequests(unitId: string): boolean;
  /** @param options.isNotified the portal need not be told of it. Default false */
  add(request: LeaveRequest, options?: { readonly isNotified?: boolean }): void;
  find(unitId: string, id: string): LeaveRequest | undefined;
  /** The newest first. */
  list(filter: Filter): LeaveRequest[];
  /** @returns false where somebody else changed it first */
  decide(change: {
    readonly request: LeaveRequest;
    readonly state: State;
    readonly deciderName: string;
    readonly note: string;
  }): boolean;
  /** Requests whose last change the portal has not been told of, the oldest first. */
  listUnnotified(): LeaveRequest[];
  /** Unless it has changed again since. */
  setNotified(request: LeaveRequest): void;
  close(): void;
}

/** @param file of SQLite, or `:memory:` */
export function openRequestStore(file: string): RequestStore {
  const db = new DatabaseSync(file);
  db.exec('pragma journal_mode = wal');
  db.exec(schema);
  const select = (where: string, values: SQLInputValue[]): LeaveRequest[] =>
    db
      .prepare(`select * from leave_request where ${where}`)
      .all(...values)
      .map((row) => toRequest(row as Row));
  return {
    hasRequests: (unitId) =>
      db.prepare('select 1 from leave_request where unit_id = ? limit 1').get(unitId) !== undefined,
    add: (request, { isNotified = false } = {}) => {
      db.prepare(insertRequest).run(...valuesOf(request), isNotified ? 1 : 0);
    },
    find: (unitId, id) => select('unit_id = ? and id = ?', [unitId, id])[0],
    list: (filter) => {
      const { where, values } = conditionOf(filter);
      return select(`${where} order by asked_at desc, id limit ${maxRows}`, values);
    },
    decide: ({ request, state, deciderName, note }) =>
      db
        .prepare(
          `update leave_request set state = ?, decider_name = ?, note = ?, revision = revision + 1, notified = 0
            where id = ? and revision = ?`,
        )
        .run(state, deciderName, note, request.id, request.revision).changes === 1,
    listUnnotified: () => select('notified = 0 order by asked_at limit 100', []),
    setNotified: ({ id, revision }) => {
      db.prepare('update leave_request set notified = 1 where id = ? and revision = ?').run(id, revision);
    },
    close: () => db.close(),
  };
}

function conditionOf({ unitId, of, state, days }: Filter): { where: string; values: SQLInputValue[] } {
  const parts = ['unit_id = ?'];
  const values: SQLInputValue[] = [unitId];
  if (of !== 'all') {
    const [column, ids] = 'pupils' in of ? ['pupil_id', of.pupils] : ['class_id', of.classes];
    parts.push(`${column} in (select value from json_each(?))`);
    values.push(JSON.stringify(ids));
  }
  if (state) {
    parts.push('state = ?');
    values.push(state);
  }
  if (days) {
    parts.push('from_day <= ? and to_day >= ?');
    values.push(days.to, days.from);
  }
  return { where: parts.join(' and '), values };
}

function valuesOf(request: LeaveRequest): SQLInputValue[] {
  const { id, unitId, pupilId, pupilName, classId, className, askerId, askerName } = request;
  const { fromDay, toDay, kind, reason, state, deciderName, note, askedAt } = request;
  return [
    ...[id, unitId, pupilId, pupilName, classId, className, askerId, askerName],
    ...[fromDay, toDay, kind, reason, state, deciderName, note, askedAt],
  ];
}

function toRequest(row: Row): LeaveRequest {
  const text = (name: string): string => String(row[name] ?? '');
  return {
    id: text('id'),
    unitId: text('unit_id'),
    pupilId: text('pupil_id'),
    pupilName: text('pupil_name'),
    classId: text('class_id'),
    className: text('class_name'),
    askerId: text('asker_id'),
    askerName: text('asker_name'),
    fromDay: text('from_day'),
    toDay: text('to_day'),
    // Only this store writes them.
    kind: text('kind') as Kind,
    reason: text('reason'),
    state: text('state') as State,
    deciderName: text('decider_name'),
    note: text('note'),
    askedAt: Number(row.asked_at),
    revision: Number(row.revision),
  };
}
