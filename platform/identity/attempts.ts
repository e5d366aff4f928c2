import { createHash } from 'node:crypto';
import type { Clock } from '#platform/runtime';
import { DomainError } from '#shared/contracts';
import type { createAttemptStore } from './attempt-store.ts';
import { attemptLimits } from './lifetimes.ts';

export interface Attempt {
  /** Milliseconds to wait before the password is looked at. */
  readonly delay: number;
  /** The password was right: the pair starts from zero, the try counts for nobody. */
  readonly succeed: () => Promise<void>;
  /** Nothing was decided about the password: the try counts for nobody. */
  readonly cancel: () => Promise<void>;
}

export interface AttemptDeps {
  store: ReturnType<typeof createAttemptStore>;
  clock: Clock;
}

/** Hashed, since people type passwords into the field of the name. */
const keyOf = (kind: string, ...parts: string[]): string =>
  `login:${kind}:${createHash('sha256').update(parts.join('\n')).digest('base64url')}`;

const refuse = (expiresAt: number, now: number, isFirst: boolean): DomainError =>
  new DomainError('too_many_attempts', {
    retryAfter: Math.max(1, Math.ceil((expiresAt - now) / 1000)),
    ...(isFirst ? { detail: firstRefusal } : {}),
  });

/** Marks the refusal that starts a block, so that a flood writes one audit line and not thousands. */
export const firstRefusal = 'first_refusal';

/**
 * Counts the try before the password is looked at, so that parallel tries cannot outrun the limit.
 * Every sign-in by a secret goes through it.
 */
export const createAttemptLimiter = ({ store, clock }: AttemptDeps) => {
  const requireBelowLimit = async (kind: 'pair' | 'address', key: string): Promise<void> => {
    const limit = attemptLimits[kind];
    const { points, expiresAt } = await store.consume(key, limit, clock());
    if (points > limit.points) throw refuse(expiresAt, clock(), points === limit.points + 1);
  };
  return {
    /** @throws DomainError `too_many_attempts` with `retryAfter`, whatever the password is. */
    begin: async (loginName: string, ip: string): Promise<Attempt> => {
      const name = loginName.toLowerCase();
      const keys = {
        pair: keyOf('pair', name, ip),
        address: keyOf('address', ip),
        name: keyOf('name', name),
      };
      await requireBelowLimit('pair', keys.pair);
      await requireBelowLimit('address', keys.address);
      const byName = await store.consume(keys.name, attemptLimits.name, clock());
      return {
        delay: byName.points > attemptLimits.name.points ? attemptLimits.slowDown : 0,
        succeed: async () => {
          await store.forget(keys.pair);
          await store.giveBack([keys.address, keys.name]);
        },
        cancel: () => store.giveBack([keys.pair, keys.address, keys.name]),
      };
    },
  };
};
export type AttemptLimiter = ReturnType<typeof createAttemptLimiter>;
