import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { ActionLimit } from '#platform/identity';
import { writeLine } from '#platform/organisation';
import {
  type Child,
  DomainError,
  type familyCodesRedeem,
  type ParsedPayloadOf,
  userTypeCodes,
} from '#shared/contracts';
import { hashFamilyCode } from './family-code.ts';
import type { Caller, FamilyLinksDeps } from './family-links-deps.ts';
import { linkChild } from './link-child.ts';

const unknown = '没有这个校验码，请核对后重新输入|||There is no such code. Check the slip and enter it again';
const used =
  '这个校验码已经用过了，请向班主任索取新的|||This code has been used. Ask the head teacher for a new one';
const expired =
  '这个校验码已过期，请向班主任索取新的|||This code has expired. Ask the head teacher for a new one';
const over = '这个校验码已失效，请联系学校|||This code does not count any more. Please contact the school';

/** Tries of one parent: enough for some slips and slips of the finger. */
const tryLimit: ActionLimit = {
  points: 10,
  window: 60 * 60 * 1000,
  what: { zh: '校验码输入次数过多', en: 'Too many codes were entered' },
};

/**
 * Makes the signed-in parent a parent of the pupil whose code it is. A code counts once, and only while its pupil is at the school
 * that made it.
 * @throws DomainError `forbidden` for who is no parent, `invalid_input` at `code`, `conflict` for a child that is hers already,
 * `too_many_attempts`
 */
export async function redeemCode(
  deps: FamilyLinksDeps,
  caller: Caller,
  { code }: ParsedPayloadOf<typeof familyCodesRedeem>,
): Promise<Child> {
  const { db, clock, limits, announce } = deps;
  const { principal } = caller;
  await limits.consume(`family-code:${principal.userId}`, tryLimit);
  const child = await db.transaction().execute(async (trx) => {
    const pupil = await claim(trx, hashFamilyCode(code), clock());
    await linkChild(trx, principal.userId, pupil.id);
    const { unit_id: unitId, id: childId } = pupil;
    await writeLine(deps, trx, caller, { event: 'family_code_redeemed', unitId, childId });
    return pupil;
  });
  await announce([principal.userId]);
  return {
    id: child.id,
    realName: child.real_name,
    gradeName: child.grade_name || null,
    className: child.class_name || null,
  };
}

/** Takes a code, whose pupil is returned; what is thrown later gives it back with the transaction. */
async function claim(trx: Kysely<Tables>, hash: string, now: number) {
  const { numUpdatedRows } = await trx
    .updateTable('family_code')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  const row = await trx
    .selectFrom('family_code as code')
    .innerJoin('app_user as pupil', 'pupil.id', 'code.child_id')
    .select(['code.expires_at', 'code.unit_id as made_in'])
    .select(['pupil.id', 'pupil.unit_id', 'pupil.user_type', 'pupil.user_status'])
    .select(['pupil.real_name', 'pupil.grade_name', 'pupil.class_name'])
    .where('code.hash', '=', hash)
    .executeTakeFirst();
  if (!row) throw refuse(unknown);
  if (numUpdatedRows !== 1n) throw refuse(row.expires_at > now ? used : expired);
  const isThere =
    row.user_status === 'enabled' && row.user_type === userTypeCodes.student && row.unit_id === row.made_in;
  if (!isThere) throw refuse(over);
  return row;
}

function refuse(message: string): DomainError {
  return new DomainError('invalid_input', { message, fieldErrors: [{ field: 'code', message }] });
}
