import { createAttemptStore } from '#platform/identity';
import { type Program, ProgramRefusal } from '#platform/programs';
import { dailyLimits, writingLimit } from './call-limits.ts';
import type { ServiceCallsDeps } from './service-calls-deps.ts';

type Deps = Pick<ServiceCallsDeps, 'database' | 'clock'>;

/** Counts a call that writes. @throws ProgramRefusal `too_many_requests` */
export async function countCall({ database, clock }: Deps, { clientId }: Program): Promise<void> {
  const store = createAttemptStore(database);
  const { points, expiresAt } = await store.consume(`program-writes:${clientId}`, writingLimit, clock());
  if (points <= writingLimit.points) return;
  const seconds = Math.max(1, Math.ceil((expiresAt - clock()) / 1000));
  throw new ProgramRefusal('too_many_requests', String(seconds));
}

/** Counts what these users get, and says who has had enough for a day. @returns those who get it, and those who do not */
export async function countReaders(
  { database, clock }: Deps,
  { clientId }: Program,
  kind: keyof typeof dailyLimits,
  userIds: readonly string[],
): Promise<{ readonly allowed: string[]; readonly limited: string[] }> {
  const keyOf = (userId: string): string => `program-${kind}:${clientId}:${userId}`;
  const over = await createAttemptStore(database).consumeEach(userIds.map(keyOf), dailyLimits[kind], clock());
  return {
    allowed: userIds.filter((userId) => !over.has(keyOf(userId))),
    limited: userIds.filter((userId) => over.has(keyOf(userId))),
  };
}
