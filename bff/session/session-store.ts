/** A session as stores keep it. Times are ms since the epoch. */
export interface SessionRecord {
  /** SHA-256 of the session id, base64url. The id itself is stored nowhere. */
  readonly key: string;
  /** Counts saves, from 1. */
  readonly revision: number;
  readonly createdAt: number;
  readonly lastSeenAt: number;
  readonly endsAt: number;
  readonly userId: string | undefined;
  /** Upstream cookies and the last refresh, encrypted. */
  readonly sealed: string;
}

/** Where sessions are kept. Every method rejects when the store cannot be reached. */
export interface SessionStore {
  find(key: string): Promise<SessionRecord | undefined>;
  /** Adds a session; `keepUntil` is when the store may forget it. */
  create(record: SessionRecord, keepUntil: number): Promise<void>;
  /** Replaces the record that has `expectedRevision`; false when another save came first or it is gone. */
  replace(record: SessionRecord, expectedRevision: number, keepUntil: number): Promise<boolean>;
  destroy(key: string): Promise<void>;
  destroyAll(): Promise<void>;
}

/** Locks that replicas share. */
export interface LockStore {
  /** A token when the lock is ours until `ttlMs` passed or it is released; undefined when somebody holds it. */
  acquire(name: string, ttlMs: number): Promise<string | undefined>;
  /** Holds the lock for `ttlMs` from now; false when the token does not hold it any more. */
  extend(name: string, token: string, ttlMs: number): Promise<boolean>;
  /** Releases the lock if the token still holds it. */
  release(name: string, token: string): Promise<void>;
}

/** Small texts that are kept for good, each under its key. */
export interface DocumentStore {
  find(key: string): Promise<Document | undefined>;
  /** Writes the text if the document still has `expectedRevision`, 0 for none; false when another write came first. */
  replace(key: string, text: string, expectedRevision: number): Promise<boolean>;
  destroy(key: string): Promise<void>;
  destroyAll(): Promise<void>;
}

export interface Document {
  /** Counts writes, from 1. */
  readonly revision: number;
  readonly text: string;
}

/** The servers that share a store, each with a text about itself. */
export interface ReplicaStore {
  /** Notes the text of this server for `ttlSeconds`. @returns the texts of all that are noted now */
  note(text: string, ttlSeconds: number): Promise<string[]>;
  forget(text: string): Promise<void>;
}

export interface BffStores {
  readonly sessions: SessionStore;
  readonly locks: LockStore;
  readonly documents: DocumentStore;
  /** Rejects when the store cannot be reached, or takes no writes. */
  check(): Promise<void>;
  close(): Promise<void>;
}
