import { DatabaseSync } from 'node:sqlite';

const schema = `
  create table if not exists notice (
    id text primary key, unit_id text not null, writer_id text not null, writer_name text not null,
    title text not null, text text not null, classes text not null, attachments text not null,
    needs_receipt integer not null, written_at integer not null,
    reminded_at integer not null default 0, reminders integer not null default 0
  ) strict;
  create index if not exists notice_unit on notice (unit_id, written_at);
  create table if not exists notice_reader (
    notice_id text not null references notice (id) on delete cascade, user_id text not null, class_id text not null,
    unit_id text not null, name text not null, about text not null, user_type integer not null,
    read_at integer not null default 0, confirmed_at integer not null default 0,
    primary key (notice_id, user_id, class_id)
  ) strict;
  create index if not exists notice_reader_user on notice_reader (unit_id, user_id, read_at);
  create table if not exists errand (
    unit_id text not null, kind text not null, notice_id text not null default '', user_id text not null default '',
    round integer not null default 0,
    primary key (unit_id, kind, notice_id, user_id, round)
  ) strict;`;

/** @param file of SQLite, or `:memory:` */
export function openDatabase(file: string): DatabaseSync {
  const db = new DatabaseSync(file);
  db.exec('pragma journal_mode = wal');
  db.exec('pragma foreign_keys = on');
  db.exec(schema);
  return db;
}
