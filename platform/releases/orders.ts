import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Tables } from '#platform/database';
import { isDeveloper } from '#platform/developers';
import type { ActionLimit } from '#platform/identity';
import { appPublishOrder, DomainError, type ParsedPayloadOf, type ReleasedApp } from '#shared/contracts';
import { announceApps } from './announce-apps.ts';
import { getOwnedKey } from './key-owner.ts';
import { type Mover, setPointer } from './move-pointer.ts';
import { findPointer, findPrevious, listMoves, type Pointer } from './pointers.ts';
import { promote } from './promote.ts';
import { readScene } from './publisher-rights.ts';
import { describeApp } from './release-view.ts';
import { lockApp } from './released-app.ts';
import type { Caller, NamedCaller, ReleasesDeps } from './releases-deps.ts';
import { type PublisherSignature, requireSignature } from './signature.ts';

type Order = ParsedPayloadOf<typeof appPublishOrder>;

/** How far the clock of a developer may be off, ms; a nonce is remembered for twice as long. */
const maxSkew = 5 * 60 * 1000;
const once: ActionLimit = { points: 1, window: 2 * maxSkew };
const orderLimit: ActionLimit = {
  points: 600,
  window: 60 * 60 * 1000,
  what: { zh: '命令过于频繁', en: 'Too many orders' },
};
const texts = {
  skewed: (seconds: number) =>
    `命令的时间与服务器相差 ${seconds} 秒，请校准时钟|||The order was made ${seconds} seconds off the clock of the server. Set the clock of this computer`,
  replayed: '这条命令已经执行过|||This order was given before, and counts once',
  noVersion: '请给出版本号|||Name the version',
  nothingBefore: '没有更早的可用版本|||There is no version before to go back to',
} as const;

/**
 * Carries out an order of the command line, with the rights that the owner of the key has now.
 * @throws DomainError `forbidden`, `invalid_input`, `conflict`, `not_found`, `too_many_attempts`
 */
export async function carryOutOrder(
  deps: ReleasesDeps,
  { keyId, signature }: PublisherSignature,
  { content, request }: { content: Buffer; request: Caller['request'] },
): Promise<ReleasedApp> {
  const { db } = deps.database;
  const key = await getOwnedKey(db, keyId);
  requireSignature(key, signature, 'order', content);
  await deps.limits.consume(`order:${keyId}`, orderLimit);
  const order = parseOrder(content);
  await requireNew(deps, keyId, order);
  const caller: NamedCaller = { principal: key.owner, request };
  const scene = await readScene(db, key.owner);
  if (!isDeveloper(key.owner)) throw new DomainError('forbidden');
  if (order.action !== 'status') {
    await db.transaction().execute(async (trx) => {
      const app = await lockApp(trx, order.code);
      await carryOut(deps, trx, { caller, scene, app }, order);
    });
    await announceApps(deps);
  } else await requireApp(db, order.code);
  return describeApp(db, scene, order.code);
}

function parseOrder(content: Buffer): Order {
  let raw: unknown;
  try {
    raw = JSON.parse(content.toString('utf8'));
  } catch (cause) {
    throw new DomainError('bad_request', { cause });
  }
  const { success, output, issues } = v.safeParse(appPublishOrder.payload, raw);
  if (success) return output;
  const fieldErrors = issues.map((issue) => ({
    field: v.getDotPath(issue) ?? '',
    message: `内容不正确|||${issue.message}`,
  }));
  throw new DomainError('invalid_input', { fieldErrors });
}

async function requireNew(
  { clock, limits }: ReleasesDeps,
  keyId: string,
  { createdAt, nonce }: Order,
): Promise<void> {
  const skew = Math.abs(clock() - createdAt);
  if (skew > maxSkew) throw new DomainError('forbidden', { message: texts.skewed(Math.round(skew / 1000)) });
  if (await limits.findRefusal(`order:${keyId}:${nonce}`, once))
    throw new DomainError('conflict', { message: texts.replayed });
}

async function requireApp(db: Kysely<Tables>, code: string): Promise<void> {
  const app = await db.selectFrom('released_app').select('code').where('code', '=', code).executeTakeFirst();
  if (!app) throw new DomainError('not_found');
}

async function carryOut(deps: ReleasesDeps, trx: Kysely<Tables>, mover: Mover, order: Order): Promise<void> {
  const { action, code, channel, unitId, version } = order;
  if (action === 'promote') return promote(deps, trx, mover, order);
  const pointer = { code, unitId, channel };
  if (action === 'rollback') {
    const to = await findBefore(trx, mover, pointer);
    return setPointer(deps, trx, mover, { ...pointer, to });
  }
  if (version === '') throw new DomainError('invalid_input', { message: texts.noVersion });
  return setPointer(deps, trx, mover, { ...pointer, to: version });
}

async function findBefore(trx: Kysely<Tables>, { scene }: Mover, pointer: Pointer): Promise<string> {
  const rows = await trx
    .selectFrom('app_release')
    .select(['version', 'state'])
    .where('code', '=', pointer.code)
    .execute();
  const isSandbox = pointer.unitId !== '' && pointer.unitId === scene.sandboxUnitId;
  const usable = rows.filter(({ state }) => state === 'approved' || (isSandbox && state === 'uploaded'));
  const current = await findPointer(trx, pointer);
  const to = findPrevious(await listMoves(trx, pointer), current, (one) =>
    usable.some(({ version }) => version === one),
  );
  if (current === '' || to === undefined) throw new DomainError('conflict', { message: texts.nothingBefore });
  return to;
}
