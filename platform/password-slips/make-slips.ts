import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { holds } from '#platform/desktop';
import { getKeptClass, requireFamilyKeeper } from '#platform/family-links';
import { findHoldingMore } from '#platform/grants';
import type { Principal, RequestDetails } from '#platform/http';
import type { ActionLimit, ActionLimits, WriteAudit } from '#platform/identity';
import { createFirstPassword } from '#platform/people';
import type { Clock } from '#platform/runtime';
import {
  type AnswerOf,
  DomainError,
  maxSlips,
  type ParsedPayloadOf,
  type PasswordSlip,
  passwordSlipsMake,
  permissionsOf,
} from '#shared/contracts';
import { type SlipGroup, selectGroup, selectWaiting } from './select-waiting.ts';

export interface PasswordSlipsDeps {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly limits: ActionLimits;
  /** Slow on purpose, so never inside a transaction. */
  readonly hashPassword: (password: string) => Promise<string>;
  /** Ends every session of a user, inside the transaction `db`. */
  readonly endSessionsOf: (db: Kysely<Tables>, userId: string, reason: string) => Promise<unknown>;
  readonly writeAudit: WriteAudit;
}

interface Caller {
  readonly principal: Principal;
  readonly request: RequestDetails;
}

type Payload = ParsedPayloadOf<typeof passwordSlipsMake>;
type Hashed = PasswordSlip & { readonly hash: string };

/** Sheets that one person makes within an hour: more than a school has classes. */
const makeLimit: ActionLimit = {
  points: 120,
  window: 60 * 60 * 1000,
  what: { zh: '生成密码条过于频繁', en: 'Too many slips were made' },
};
const noClass = '请选择班级|||Choose a class';

/**
 * Makes slips for those of a group who hold no more than the caller: a slip is a way into the account.
 * @throws DomainError `forbidden`, `not_found`, `invalid_input` without a class, `too_many_attempts`
 */
export async function makeSlips(
  deps: PasswordSlipsDeps,
  { principal, request }: Caller,
  payload: Payload,
): Promise<AnswerOf<typeof passwordSlipsMake>> {
  const { db, limits, hashPassword } = deps;
  const group = await requireGroup(db, principal, payload);
  await limits.consume(`password-slips:${principal.userId}`, makeLimit);
  const found = await selectWaiting(db, group)
    .select(['app_user.id as userId', 'app_user.real_name as realName', 'app_user.login_name as loginName'])
    .orderBy('app_user.login_name')
    .execute();
  const holdingMore = await findHoldingMore(db, principal, {
    in: selectGroup(db, group).select('app_user.id'),
  });
  const waiting = found.filter(({ userId }) => !holdingMore.has(userId));
  const hashed = await Promise.all(
    waiting.slice(0, maxSlips).map(async (person): Promise<Hashed> => {
      const password = createFirstPassword();
      return { ...person, password, hash: await hashPassword(password) };
    }),
  );
  const slips = await db.transaction().execute(async (trx) => {
    const given: PasswordSlip[] = [];
    // Hashing takes seconds, in which somebody may have been granted more.
    const now = await findHoldingMore(
      trx,
      principal,
      hashed.map(({ userId }) => userId),
    );
    for (const one of hashed)
      if (!now.has(one.userId) && (await givePassword(deps, trx, one))) given.push(toSlip(one));
    if (given.length > 0) {
      const { userId, loginName } = principal;
      const { ofClass, audience, unitId } = group;
      const names = ofClass && { gradeName: ofClass.gradeName, className: ofClass.className };
      const detail = JSON.stringify({ unitId, audience, ...names, count: given.length });
      await deps.writeAudit(trx, { event: 'password_slips_made', userId, loginName, detail }, request);
    }
    return given;
  });
  const { everybody } = await selectGroup(db, group)
    .select(({ fn }) => fn.countAll<number>().as('everybody'))
    .executeTakeFirstOrThrow();
  return {
    slips,
    remaining: Math.max(0, waiting.length - maxSlips),
    settled: Number(everybody) - found.length,
    withheld: found.length - waiting.length,
  };
}

/**
 * The people whose slips the caller may make. A head teacher makes those of her classes. The groups that are no class are those of who
 * may reset any password.
 */
async function requireGroup(
  db: Kysely<Tables>,
  principal: Principal,
  { unitId: wanted, audience, classId, after }: Payload,
): Promise<SlipGroup> {
  const kept = await requireFamilyKeeper(db, principal, wanted, permissionsOf(passwordSlipsMake.needs));
  if (audience === 'teachers' || audience === 'newParents') {
    if (!(await holds(db, principal, 'base:reset-pwd'))) throw new DomainError('forbidden');
    return { unitId: kept.unitId, audience, ofClass: undefined, after };
  }
  if (classId === '')
    throw new DomainError('invalid_input', { fieldErrors: [{ field: 'classId', message: noClass }] });
  return { unitId: kept.unitId, audience, ofClass: await getKeptClass(db, kept, classId), after };
}

/** False where she has chosen a password meanwhile. */
async function givePassword(
  { clock, endSessionsOf }: PasswordSlipsDeps,
  trx: Kysely<Tables>,
  { userId, hash }: Hashed,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('app_user')
    .set((eb) => ({
      password_hash: hash,
      must_change_password: 1,
      revision: eb('revision', '+', 1),
      updated_at: clock(),
    }))
    .where('id', '=', userId)
    .where((eb) => eb.or([eb('password_hash', 'is', null), eb('must_change_password', '=', 1)]))
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await endSessionsOf(trx, userId, 'password_reset');
  return true;
}

function toSlip({ userId, realName, loginName, password }: Hashed): PasswordSlip {
  return { userId, realName, loginName, password };
}
