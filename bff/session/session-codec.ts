import * as v from 'valibot';
import { languageSchema } from '#shared/contracts';
import type { Seal } from '#shared/seal';
import type { Session } from './session.ts';
import type { SessionRecord } from './session-store.ts';
import type { UpstreamJar } from './upstream-jar.ts';

const contentSchema = v.object({
  jar: v.string(),
  isShared: v.optional(v.boolean(), false),
  language: v.optional(v.nullable(languageSchema)),
  unitId: v.optional(v.string()),
  override: v.optional(v.object({ origin: v.string(), manifest: v.string(), isSandbox: v.boolean() })),
  refresh: v.optional(v.object({ at: v.number(), isGranted: v.boolean(), text: v.string() })),
});

export type SessionContent = Pick<
  Session,
  'jar' | 'isShared' | 'language' | 'unitId' | 'override' | 'refresh'
>;

/** Turns sessions into records and back; everything that came from the upstream travels sealed. */
export interface SessionCodec {
  toRecord(session: Session, revision: number): SessionRecord;
  /** The content of a record, or undefined when no key opens it. */
  openContent(record: SessionRecord): SessionContent | undefined;
}

export function createSessionCodec(seal: Seal, openJar: (serialized: string) => UpstreamJar): SessionCodec {
  return {
    toRecord: ({ key, createdAt, lastSeenAt, endsAt, userId, jar, ...session }, revision) => {
      const { isShared, language, unitId, override, refresh } = session;
      const content = { jar: jar.serialize(), isShared, language, unitId, override, refresh };
      const sealed = seal.seal(JSON.stringify(content), key);
      return { key, revision, createdAt, lastSeenAt, endsAt, userId, sealed };
    },
    openContent: (record) => {
      const opened = seal.open(record.sealed, record.key);
      if (!opened) return undefined;
      const content = v.parse(contentSchema, JSON.parse(opened.text));
      const { jar, ...rest } = content;
      return {
        unitId: undefined,
        override: undefined,
        language: undefined,
        refresh: undefined,
        ...rest,
        jar: openJar(jar),
      };
    },
  };
}
