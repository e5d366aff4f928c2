import type { Clock } from '#platform/runtime';
import type { DomainError } from '#shared/contracts';
import { type AttemptDatabase, createAttemptStore } from './attempt-store.ts';
import { createTooMany } from './too-many.ts';

/** How often something may be done within a time. */
export interface ActionLimit {
  readonly points: number;
  /** Milliseconds; the first time starts it. */
  readonly window: number;
  /** What there was too much of, in both languages. Default: attempts. */
  readonly what?: { readonly zh: string; readonly en: string };
}

/** Limits on what costs something: rows, messages, the attention of others. `name` says what is done, and whose it is. */
export interface ActionLimits {
  /** Counts once. @throws DomainError `too_many_attempts` beyond the limit */
  readonly consume: (name: string, limit: ActionLimit) => Promise<void>;
  /** Counts once. @returns the refusal beyond the limit, for who must not throw it */
  readonly findRefusal: (name: string, limit: ActionLimit) => Promise<DomainError | undefined>;
  /** Counts nothing. @throws DomainError `too_many_attempts` when the limit is used up */
  readonly check: (name: string, limit: ActionLimit) => Promise<void>;
}

export function createActionLimits({
  database,
  clock,
}: {
  database: AttemptDatabase;
  clock: Clock;
}): ActionLimits {
  const store = createAttemptStore(database);
  const keyOf = (name: string): string => `limit:${name}`;

  const findRefusal: ActionLimits['findRefusal'] = async (name, { points, window, what }) => {
    const now = clock();
    const counted = await store.consume(keyOf(name), { points, window, block: 0 }, now);
    return counted.points > points ? createTooMany(counted.expiresAt, now, { what }) : undefined;
  };

  return {
    findRefusal,
    consume: async (name, limit) => {
      const refusal = await findRefusal(name, limit);
      if (refusal) throw refusal;
    },
    check: async (name, { points, what }) => {
      const now = clock();
      const counted = await store.find(keyOf(name), now);
      if (counted && counted.points >= points) throw createTooMany(counted.expiresAt, now, { what });
    },
  };
}
