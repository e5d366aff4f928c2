import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import type { Clock } from './clock.ts';
import type { BffStores, DocumentStore, LockStore, SessionRecord, SessionStore } from './session-store.ts';

const schema = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA busy_timeout = 2000;
  CREATE TABLE IF NOT EXISTS session (
    key TEXT PRIMARY KEY, revision INTEGER NOT NULL, created_at INTEGER NOT NULL, last_seen_at INTEGER NOT NULL,
    ends_at INTEGER NOT NULL, user_id TEXT, sealed TEXT NOT NULL, keep_until INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS session_keep_until ON session (keep_until);
  CREATE TABLE IF NOT EXISTS lock (
    name TEXT PRIMARY KEY, token TEXT NOT NULL, held_until INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS document (
    key TEXT PRIMARY KEY, revision INTEGER NOT NULL, text TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
`;

const writeCheckMs = 5_000;

/** Ended sessions are swept each time this many new ones were made. */
const sweepEvery = 256;

/**
 * Sessions, locks and documents in one SQLite file of the BFF's own: for one machine.
 * @param file path of the file, or `:memory:`
 * @param clock judges when a record may be forgotten and a lock has run out
 */
export function openSqliteStores(file: string, clock: Clock = Date.now): BffStores {
  const database = new DatabaseSync(file);
  database.exec(schema);
  return {
    sessions: createSessionTable(database, clock),
    locks: createLockTable(database, clock),
    documents: createDocumentTable(database),
    check: createWriteCheck(database),
    close: async () => database.close(),
  };
}

function createSessionTable(database: DatabaseSync, clock: Clock): SessionStore {
  const find = database.prepare('SELECT * FROM session WHERE key = ? AND keep_until > ?');
  const insert = database.prepare(
    `INSERT INTO session (key, revision, created_at, last_seen_at, ends_at, user_id, sealed, keep_until)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const update = database.prepare(
    `UPDATE session SET revision = ?, last_seen_at = ?, user_id = ?, sealed = ?, keep_until = ?
     WHERE key = ? AND revision = ?`,
  );
  const remove = database.prepare('DELETE FROM session WHERE key = ?');
  const sweep = database.prepare('DELETE FROM session WHERE keep_until <= ?');
  let created = 0;
  return {
    find: async (key) => {
      const row = find.get(key, clock());
      return row ? recordOf(row) : undefined;
    },
    create: async (record, keepUntil) => {
      if (created++ % sweepEvery === 0) sweep.run(clock());
      const { key, revision, createdAt, lastSeenAt, endsAt, userId, sealed } = record;
      insert.run(key, revision, createdAt, lastSeenAt, endsAt, userId ?? null, sealed, keepUntil);
    },
    replace: async ({ key, revision, lastSeenAt, userId, sealed }, expectedRevision, keepUntil) =>
      update.run(revision, lastSeenAt, userId ?? null, sealed, keepUntil, key, expectedRevision).changes ===
      1,
    destroy: async (key) => {
      remove.run(key);
    },
    destroyAll: async () => database.exec('DELETE FROM session'),
  };
}

function createLockTable(database: DatabaseSync, clock: Clock): LockStore {
  const take = database.prepare(
    `INSERT INTO lock (name, token, held_until) VALUES (?, ?, ?)
     ON CONFLICT (name) DO UPDATE SET token = excluded.token, held_until = excluded.held_until
     WHERE lock.held_until <= ?`,
  );
  const extend = database.prepare('UPDATE lock SET held_until = ? WHERE name = ? AND token = ?');
  const release = database.prepare('DELETE FROM lock WHERE name = ? AND token = ?');
  return {
    acquire: async (name, ttlMs) => {
      const token = randomUUID();
      const now = clock();
      return take.run(name, token, now + ttlMs, now).changes === 1 ? token : undefined;
    },
    extend: async (name, token, ttlMs) => extend.run(clock() + ttlMs, name, token).changes === 1,
    release: async (name, token) => {
      release.run(name, token);
    },
  };
}

function createDocumentTable(database: DatabaseSync): DocumentStore {
  const find = database.prepare('SELECT revision, text FROM document WHERE key = ?');
  const insert = database.prepare(
    'INSERT INTO document (key, revision, text) VALUES (?, 1, ?) ON CONFLICT (key) DO NOTHING',
  );
  const update = database.prepare(
    'UPDATE document SET revision = revision + 1, text = ? WHERE key = ? AND revision = ?',
  );
  const remove = database.prepare('DELETE FROM document WHERE key = ?');
  return {
    find: async (key) => {
      const row = find.get(key);
      return row && { revision: Number(row.revision), text: String(row.text) };
    },
    replace: async (key, text, expectedRevision) => {
      const { changes } =
        expectedRevision === 0 ? insert.run(key, text) : update.run(text, key, expectedRevision);
      return changes === 1;
    },
    destroy: async (key) => {
      remove.run(key);
    },
    destroyAll: async () => database.exec('DELETE FROM document'),
  };
}

/** A full disk answers every question, so it writes; not each time, as writing costs the disk a turn. */
function createWriteCheck(database: DatabaseSync): BffStores['check'] {
  const write = database.prepare(
    `INSERT INTO lock (name, token, held_until) VALUES ('readiness', '', 0)
     ON CONFLICT (name) DO UPDATE SET held_until = 0`,
  );
  const ask = database.prepare('SELECT 1');
  let next = 0;
  return async () => {
    ask.get();
    if (performance.now() < next) return;
    write.run();
    next = performance.now() + writeCheckMs;
  };
}

function recordOf(row: Record<string, unknown>): SessionRecord {
  return {
    key: String(row.key),
    revision: Number(row.revision),
    createdAt: Number(row.created_at),
    lastSeenAt: Number(row.last_seen_at),
    endsAt: Number(row.ends_at),
    userId: row.user_id === null ? undefined : String(row.user_id),
    sealed: String(row.sealed),
  };
}
