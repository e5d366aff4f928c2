import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import type { RequestContext } from '#bff/http';
import type { Session } from '#bff/session';
import { DomainError, envelopeSchema, isErrorCode } from '#shared/contracts';

const path = '/internal/apps/token';
const timeoutMs = 10_000;
const maxTokens = 5_000;
/** Left of its life when a token is replaced: a service whose clock is ahead by that still takes it. */
const marginMs = 120_000;
/** So old it may get, whatever the two clocks say. */
const maxAgeMs = 180_000;

const answerSchema = v.object({ token: v.string(), expiresAt: v.number(), userId: v.string() });

type Caller = Pick<RequestContext, 'id' | 'clientAddress' | 'session'>;

export interface TokenCacheOptions {
  readonly fetchForVisitor: (
    caller: Caller,
    path: string,
    options: { timeoutMs: number },
  ) => Promise<{ readonly body: unknown }>;
  readonly clock: () => number;
}

interface Kept {
  readonly token: string;
  readonly userId: string;
  readonly usableUntil: number;
}

export type TokenCache = ReturnType<typeof createTokenCache>;

/** Tokens for the services of apps, by session and app. However many calls need one, the platform is asked once. */
export function createTokenCache({ fetchForVisitor, clock }: TokenCacheOptions) {
  const byUser = new Map<string, Set<string>>();
  const tokens = new LRUCache<string, Kept>({
    max: maxTokens,
    dispose: ({ userId }, key) => {
      const keys = byUser.get(userId);
      keys?.delete(key);
      if (keys?.size === 0) byUser.delete(userId);
    },
  });
  /** Questions under way, each with the users who changed meanwhile: what it brings may be old already. */
  const asking = new Map<string, { readonly token: Promise<string>; readonly changed: Set<string> }>();
  let forgotten = 0;

  const keep = (key: string, kept: Kept): void => {
    tokens.set(key, kept);
    byUser.set(kept.userId, (byUser.get(kept.userId) ?? new Set()).add(key));
  };

  const ask = async (caller: Caller, code: string, key: string, changed: Set<string>): Promise<string> => {
    const before = forgotten;
    const { body } = await fetchForVisitor(caller, `${path}?code=${code}`, { timeoutMs });
    const { token, expiresAt, userId } = readAnswer(body);
    const usableUntil = Math.min(expiresAt - marginMs, clock() + maxAgeMs);
    if (forgotten === before && !changed.has(userId)) keep(key, { token, userId, usableUntil });
    return token;
  };

  return {
    /** A token that is at hand. */
    find: ({ key }: Session, code: string): string | undefined => {
      const kept = tokens.get(keyOf(key, code));
      return kept && clock() < kept.usableUntil ? kept.token : undefined;
    },
    /** @throws DomainError `forbidden`, `not_signed_in`, or when the platform cannot say */
    fetch: (caller: Caller, session: Session, code: string): Promise<string> => {
      const key = keyOf(session.key, code);
      const underWay = asking.get(key);
      if (underWay) return underWay.token;
      const changed = new Set<string>();
      const token = ask(caller, code, key, changed).finally(() => asking.delete(key));
      asking.set(key, { token, changed });
      return token;
    },
    /** The service did not accept it. */
    drop: ({ key }: Session, code: string): void => void tokens.delete(keyOf(key, code)),
    /** What these users may do may have changed. */
    forget: (userIds: readonly string[]): void => {
      for (const userId of userIds) {
        for (const { changed } of asking.values()) changed.add(userId);
        for (const key of [...(byUser.get(userId) ?? [])]) tokens.delete(key);
      }
    },
    /** Nobody says any more what changes. */
    forgetAll: (): void => {
      forgotten += 1;
      tokens.clear();
    },
  };
}

function keyOf(sessionKey: string, code: string): string {
  return `${sessionKey} ${code}`;
}

function readAnswer(body: unknown): v.InferOutput<typeof answerSchema> {
  const envelope = v.safeParse(envelopeSchema, body);
  if (!envelope.success) throw new DomainError('upstream_invalid', { detail: 'token of an app' });
  const { status, code, data } = envelope.output;
  if (status === 401) throw new DomainError('not_signed_in');
  if (status !== 200) throw new DomainError(code && isErrorCode(code) ? code : 'upstream_invalid');
  const answer = v.safeParse(answerSchema, data);
  if (!answer.success) throw new DomainError('upstream_invalid', { detail: 'token of an app' });
  return answer.output;
}
