import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { Clock } from '#platform/runtime';
import type { DomainError } from '#shared/contracts';
import type { Consumed, Counters, createAttemptStore } from './attempt-store.ts';
import { attemptLimits } from './lifetimes.ts';
import { createTooMany } from './too-many.ts';

/** What a try comes from; each kind is counted apart from the others. */
export type AttemptSource =
  /** A browser that nobody knows, at this address. */
  | { readonly ip: string }
  /** A device on which this user signed in before: what others do at its address does not count. */
  | { readonly device: string }
  /** A living session, or the user of one. */
  | { readonly session: string };

export interface AttemptOptions {
  /** Way in, such as `password`: what happens on one way blocks no other. */
  readonly way: string;
  /** What is guessed at: a user name, or the hash of a secret. */
  readonly name: string;
  readonly source: AttemptSource;
  /** An address over its limit is slowed down and not refused. Default false. */
  readonly isAddressOnlySlowed?: boolean | undefined;
}

interface Success {
  recognise?: boolean;
}

export interface Attempt {
  /** Milliseconds to wait before the secret is looked at. */
  readonly delay: number;
  /**
   * The secret was right: the counter of name and source starts from zero, the try counts for nobody. With `recognise` the
   * name has signed in from this address: it may again, also while the address is refused for what others do there.
   */
  readonly succeed: (options?: Success) => Promise<void>;
  /** The same, with what the right secret opens: `work` runs in a transaction. The try may stay counted when it throws. */
  readonly succeedWith: <T>(work: (trx: Kysely<Tables>) => Promise<T>, options?: Success) => Promise<T>;
  /** Nothing was decided about the secret: the try counts for nobody. */
  readonly cancel: () => Promise<void>;
}

export interface AttemptDeps {
  store: ReturnType<typeof createAttemptStore>;
  clock: Clock;
}

/** Marks the refusal that starts a block, so that a flood writes one audit line and not thousands. */
export const firstRefusal = 'first_refusal';
type Keys = Partial<Record<'name' | 'address' | 'familiar', string>> & { own: string };

type Count = { refusal: DomainError } | { delay: number };

/**
 * Counts tries, each way in apart. A secret that can be guessed, a password or a code of six digits, is counted before
 * the check (`begin`). So parallel tries cannot outrun the limit. What nobody can guess is looked up first, and only
 * what proved nothing is counted (`miss`): a right secret is never refused for what others do (ADR 49).
 */
export function createAttemptLimiter({ store, clock }: AttemptDeps) {
  const count = async (
    counters: Counters,
    order: AttemptOptions,
    keys: Keys,
    now: number,
  ): Promise<Count> => {
    const own = await counters.consume(keys.own, attemptLimits.pair, now);
    if (own.points > attemptLimits.pair.points) return { refusal: refuse('pair', own, now) };
    const refusal = await refuseAddress(counters, keys, now);
    if (refusal && !order.isAddressOnlySlowed) return { refusal };
    const isSlow = async (): Promise<boolean> =>
      keys.name !== undefined &&
      (await counters.consume(keys.name, attemptLimits.name, now)).points > attemptLimits.name.points;
    return { delay: (await isSlow()) || refusal ? attemptLimits.slowDown : 0 };
  };

  return {
    /** @throws DomainError `too_many_attempts` with `retryAfter`, whatever the secret is. */
    begin: async (order: AttemptOptions): Promise<Attempt> => {
      const keys: Keys = keysOf(order);
      const tries = [keys.own, keys.address ?? keys.own, keys.name ?? keys.own] as const;
      const now = clock();
      const counted = await store.write((counters) => count(counters, order, keys, now));
      if ('refusal' in counted) throw counted.refusal;
      const complete =
        ({ recognise = false }: Success = {}) =>
        async (counters: Counters): Promise<void> => {
          await counters.forget(keys.own);
          await counters.giveBack(tries);
          if (recognise && keys.familiar !== undefined)
            await counters.keep(keys.familiar, clock() + attemptLimits.familiar);
        };
      return {
        delay: counted.delay,
        succeed: (options) => store.write(complete(options)),
        succeedWith: (work, options) => store.writeBefore(complete(options), work),
        cancel: () => store.write((counters) => counters.giveBack(tries)),
      };
    },

    /** Counts a secret that proved nothing. @throws DomainError `too_many_attempts` with `retryAfter` */
    miss: async (order: AttemptOptions): Promise<void> => {
      const keys: Keys = keysOf(order);
      const now = clock();
      const refusal = await store.write(async (counters) => {
        const own = await counters.consume(keys.own, attemptLimits.pair, now);
        const ofAddress = await refuseAddress(counters, keys, now);
        return own.points > attemptLimits.pair.points ? refuse('pair', own, now) : ofAddress;
      });
      if (refusal) throw refusal;
    },
  };
}

export type AttemptLimiter = ReturnType<typeof createAttemptLimiter>;

function refuse(kind: 'pair' | 'address', { points, expiresAt }: Consumed, now: number): DomainError {
  return createTooMany(
    expiresAt,
    now,
    points === attemptLimits[kind].points + 1 ? { detail: firstRefusal } : {},
  );
}

async function refuseAddress(
  counters: Counters,
  { address, familiar }: Keys,
  now: number,
): Promise<DomainError | undefined> {
  if (address === undefined) return undefined;
  const counted = await counters.consume(address, attemptLimits.address, now);
  if (counted.points <= attemptLimits.address.points) return undefined;
  // Never for the address alone: one pupil could keep a whole school out.
  if (familiar !== undefined && (await counters.isKept(familiar, now))) return undefined;
  return refuse('address', counted, now);
}

function keysOf({ way, name: typed, source }: AttemptOptions) {
  const name = typed.toLowerCase();
  if ('device' in source) return { own: keyOf(way, 'device', name, source.device) };
  const byName = keyOf(way, 'name', name);
  if ('session' in source) return { own: keyOf(way, 'session', source.session), name: byName };
  const { ip } = source;
  return {
    own: keyOf(way, 'pair', name, ip),
    name: byName,
    address: keyOf(way, 'address', ip),
    familiar: keyOf(way, 'familiar', name, ip),
  };
}

/** Hashed, since people type passwords into the field of the name. */
function keyOf(way: string, kind: string, ...parts: string[]): string {
  return `login:${way}:${kind}:${createHash('sha256').update(parts.join('\n')).digest('base64url')}`;
}
