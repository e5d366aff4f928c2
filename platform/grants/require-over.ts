import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { DomainError } from '#shared/contracts';
import type { Users } from './effective-grants.ts';
import { holdUnit } from './hold-unit.ts';
import { nothing, readOwnStandings, readStandings, type Standing, standsOver } from './standing.ts';

/** Somebody who changes people: a user, a program, which holds nothing, or the operator of the portal, who holds everything. */
export type Actor = { readonly userId: string } | 'program' | 'operator';

/** Whether somebody changes herself. */
export function isSelf(actor: Actor, userId: string): boolean {
  return typeof actor !== 'string' && actor.userId === userId;
}

/**
 * Finds those of some people who hold more than an actor. She counts by the account that she uses, and others by all accounts that they
 * switch to. A few statements, however many people there are.
 * @param people ids, or a statement that selects them
 */
export async function findHoldingMore(
  db: Kysely<Tables>,
  actor: Actor,
  people: readonly string[] | Users,
): Promise<ReadonlySet<string>> {
  return new Set((await readAbove(db, actor, people)).keys());
}

/** Says of people whether they hold more than an actor, for pages that offer no change of them then. */
export async function markHoldingMore<T extends { readonly userId: string }>(
  db: Kysely<Tables>,
  actor: Actor,
  people: readonly T[],
): Promise<(T & { holdsMore: boolean })[]> {
  const ids = people.map(({ userId }) => userId);
  const holdingMore = await findHoldingMore(db, actor, ids);
  return people.map((person) => ({ ...person, holdsMore: holdingMore.has(person.userId) }));
}

/**
 * Nobody changes who holds more (ADR 164): the actor holds each permission to keep the unit that one of some people holds.
 * @throws DomainError `forbidden`, with their names
 */
export async function requireOver(
  db: Kysely<Tables>,
  actor: Actor,
  people: readonly string[] | Users,
): Promise<void> {
  const above = await readAbove(db, actor, people);
  if (above.size > 0) throw refuse([...above.values()]);
}

/** One person who is changed, and her unit. */
export interface Target {
  readonly unitId: string;
  readonly userId: string;
}

/**
 * Runs a change of somebody, who holds no more than the actor before it and after it. Changes of one unit run one after the other.
 * @param trx a transaction, which a refusal takes back
 * @throws DomainError `forbidden`
 */
export async function changeUnder<T>(
  trx: Kysely<Tables>,
  actor: Actor,
  { unitId, userId }: Target,
  change: () => Promise<T>,
): Promise<T> {
  await holdUnit(trx, unitId);
  await requireOver(trx, actor, [userId]);
  const result = await change();
  await requireOver(trx, actor, [userId]);
  return result;
}

/** How many people a refusal names. */
const maxNames = 3;
/** Ids of one statement, which asks for each of them several times. */
const maxIds = 500;

/** Those who hold more than an actor, by their ids. */
async function readAbove(
  db: Kysely<Tables>,
  actor: Actor,
  people: readonly string[] | Users,
): Promise<ReadonlyMap<string, Standing>> {
  const own = await readActor(db, actor);
  if (own.isFull) return new Map();
  const above = new Map<string, Standing>();
  for (const users of partsOf(people))
    for (const [id, other] of await readStandings(db, users))
      if (!isSelf(actor, id) && !standsOver(own, other)) above.set(id, other);
  return above;
}

/** Somebody who was disabled meanwhile holds nothing. */
async function readActor(db: Kysely<Tables>, actor: Actor): Promise<Standing> {
  if (typeof actor === 'string') return actor === 'operator' ? { ...nothing, isFull: true } : nothing;
  const enabled = db
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', actor.userId)
    .where('user_status', '=', 'enabled');
  return (await readOwnStandings(db, { in: enabled })).get(actor.userId) ?? nothing;
}

function partsOf(people: readonly string[] | Users): readonly Users[] {
  if ('in' in people) return [people];
  const parts = Math.ceil(people.length / maxIds);
  return Array.from({ length: parts }, (_, at) => ({ in: people.slice(at * maxIds, (at + 1) * maxIds) }));
}

function refuse(above: readonly Standing[]): DomainError {
  const names = above.slice(0, maxNames).map(({ realName }) => realName);
  const isMore = above.length > maxNames;
  const zh = `${names.join('、')}${isMore ? `等 ${above.length} 人` : ''}`;
  const en = isMore ? `${names.join(', ')} and others` : names.join(', ');
  const message = `没有执行。${zh}（或其关联的账号）拥有您没有的管理权限|||Nothing was done. ${en}, or a linked account, holds permissions of administration that you do not`;
  return new DomainError('forbidden', { message });
}
