import type { Clock } from './clock.ts';
import type { Session } from './session.ts';
import type { SessionCache } from './session-cache.ts';
import type { SessionCodec } from './session-codec.ts';
import type { SessionRecord, SessionStore } from './session-store.ts';

/** What reading and writing sessions share. */
export interface SessionParts {
  readonly store: SessionStore;
  readonly codec: SessionCodec;
  readonly cache: SessionCache;
  readonly clock: Clock;
}

/** Brings a held session up to the store's record; false when it cannot be opened. */
export function adoptRecord(session: Session, record: SessionRecord, codec: SessionCodec): boolean {
  const content = codec.openContent(record);
  if (!content) return false;
  Object.assign(session, content, {
    revision: record.revision,
    userId: session.userId ?? record.userId,
    language: session.language ?? content.language,
    unitId: session.unitId ?? content.unitId,
    lastSeenAt: Math.max(session.lastSeenAt, record.lastSeenAt),
  });
  return true;
}

/** The session of a record; undefined when it cannot be opened. */
export function openRecord(id: string, record: SessionRecord, codec: SessionCodec): Session | undefined {
  const content = codec.openContent(record);
  if (!content) return undefined;
  const { key, createdAt, endsAt, lastSeenAt, revision, userId } = record;
  return { id, key, createdAt, endsAt, lastSeenAt, revision, userId, ...content };
}
