import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { Clock } from '#platform/runtime';
import { DomainError } from '#shared/contracts';
import type { Consumed, Counters, createAttemptStore } from './attempt-store.ts';
import { attemptLimits } from './lifetimes.ts';

interface Success {
  recognise?: boolean;
}

export interface Attempt {
  /** Milliseconds to wait before the password is looked at. */
  readonly delay: number;
  /**
   * The password was right: the pair starts from zero, the try counts for nobody. With `recognise` the name has signed in
   * from this address: it may again, also while the address is refused for what others do there.
   */
  readonly succeed: (options?: Success) => Promise<void>;
  /** The same, with what the right password opens: `work` runs in a transaction. The try may stay counted when it throws. */
  readonly succeedWith: <T>(work: (trx: Kysely<Tables>) => Promise<T>, options?: Success) => Promise<T>;
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

const refuse = (kind: 'pair' | 'address', { points, expiresAt }: Consumed, now: number): DomainError =>
  new DomainError('too_many_attempts', {
    retryAfter: Math.max(1, Math.ceil((expiresAt - now) / 1000)),
    ...(points === attemptLimits[kind].points + 1 ? { detail: firstRefusal } : {}),
  });

/** Marks the refusal that starts a block, so that a flood writes one audit line and not thousands. */
export const firstRefusal = 'first_refusal';

/**
 * Counts the try before the password is looked at, so that parallel tries cannot outrun the limit.
 * Every sign-in by a secret goes through it.
 */
export const createAttemptLimiter = ({ store, clock }: AttemptDeps) => ({
  /** @throws DomainError `too_many_attempts` with `retryAfter`, whatever the password is. */
  begin: async (loginName: string, ip: string): Promise<Attempt> => {
    const name = loginName.toLowerCase();
    const keys = {
      pair: keyOf('pair', name, ip),
      address: keyOf('address', ip),
      name: keyOf('name', name),
      familiar: keyOf('familiar', name, ip),
    };
    const tries = [keys.pair, keys.address, keys.name] as const;
    const now = clock();
    const counted = await store.write(
      async (counters): Promise<{ refusal: DomainError } | { delay: number }> => {
        const pair = await counters.consume(keys.pair, attemptLimits.pair, now);
        if (pair.points > attemptLimits.pair.points) return { refusal: refuse('pair', pair, now) };
        const address = await counters.consume(keys.address, attemptLimits.address, now);
        // Never for the address alone: one pupil could keep a whole school out.
        if (address.points > attemptLimits.address.points && !(await counters.isKept(keys.familiar, now)))
          return { refusal: refuse('address', address, now) };
        const byName = await counters.consume(keys.name, attemptLimits.name, now);
        return { delay: byName.points > attemptLimits.name.points ? attemptLimits.slowDown : 0 };
      },
    );
    if ('refusal' in counted) throw counted.refusal;
    const settle =
      ({ recognise = false }: Success = {}) =>
      async (counters: Counters): Promise<void> => {
        await counters.forget(keys.pair);
        await counters.giveBack(tries);
        if (recognise) await counters.keep(keys.familiar, clock() + attemptLimits.familiar);
      };
    return {
      delay: counted.delay,
      succeed: (options) => store.write(settle(options)),
      succeedWith: (work, options) => store.writeBefore(settle(options), work),
      cancel: () => store.write((counters) => counters.giveBack(tries)),
    };
  },
});
export type AttemptLimiter = ReturnType<typeof createAttemptLimiter>;
