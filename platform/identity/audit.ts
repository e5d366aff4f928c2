import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import { prepareQuery, type Tables } from '#platform/database';
import type { RequestDetails } from '#platform/http';
import type { Clock } from '#platform/runtime';

/** A line of the audit trail. Never a password, a token, or a name that nobody has: people type passwords there. */
export interface AuditLine {
  /** Stable snake_case name, such as `login_failed`. */
  event: string;
  /** Whom it happened to. */
  userId?: string | undefined;
  loginName?: string | undefined;
  /** Who did it, when that is somebody else. */
  actorId?: string | undefined;
  detail?: string | undefined;
}

const insertLine = prepareQuery((db, line: Insertable<Tables['auth_audit']>) =>
  db.insertInto('auth_audit').values({
    id: line.id,
    at: line.at,
    event: line.event,
    user_id: line.user_id,
    login_name: line.login_name,
    ip: line.ip,
    user_agent: line.user_agent,
    actor_id: line.actor_id,
    detail: line.detail,
  }),
);

const outcomes: Readonly<Record<string, string>> = {
  login_succeeded: 'succeeded',
  login_failed: 'failed',
  login_blocked: 'blocked',
};

/** Of this process, which has one set of figures however many writers there are. */
const signIns = new Map<string, { outcome: string; way: string; count: number }>();

/** Tries to sign in since the process started; `way` is the way in, or the reason of a refusal. */
export function signInCounts(): readonly { outcome: string; way: string; count: number }[] {
  return [...signIns.values()];
}

/** Adds a line to the audit trail; inside a transaction when `db` is one. */
export type WriteAudit = (db: Kysely<Tables>, line: AuditLine, request: RequestDetails) => Promise<void>;

export function createAuditWriter(clock: Clock): WriteAudit {
  return async (db, line, request) => {
    countSignIn(line);
    await insertLine(db, {
      id: `aud_${randomUUID()}`,
      at: clock(),
      event: line.event,
      user_id: line.userId ?? null,
      login_name: line.loginName ?? null,
      ip: request.ip,
      user_agent: request.userAgent,
      actor_id: line.actorId ?? null,
      detail: line.detail ?? null,
    });
  };
}

function countSignIn({ event, detail }: AuditLine): void {
  const outcome = outcomes[event];
  if (!outcome) return;
  const way = detail ?? 'password';
  const key = `${outcome} ${way}`;
  const { count } = signIns.get(key) ?? { count: 0 };
  signIns.set(key, { outcome, way, count: count + 1 });
}
