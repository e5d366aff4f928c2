import type { ActionLimit } from '#platform/identity';
import { writeLine } from '#platform/organisation';
import {
  type AnswerOf,
  familyCodeDays,
  type familyCodesCreate,
  type ParsedPayloadOf,
} from '#shared/contracts';
import { createFamilyCode, hashFamilyCode } from './family-code.ts';
import type { Caller, FamilyLinksDeps } from './family-links-deps.ts';
import { selectPupils } from './pupil-rows.ts';
import { getKeptClass, requireFamilyKeeper } from './require-keeper.ts';

const day = 86_400_000;

/** Classes that one person makes codes for within an hour: more than a school has. */
const createLimit: ActionLimit = {
  points: 120,
  window: 60 * 60 * 1000,
  what: { zh: '生成校验码过于频繁', en: 'Too many codes were made' },
};

/**
 * Makes new codes for every enabled pupil of a class. Codes that were made before and not used end, so that a lost pile of slips
 * opens nothing. A code is in this answer and nowhere else.
 * @throws DomainError `forbidden`, `not_found`, `too_many_attempts`
 */
export async function createCodes(
  deps: FamilyLinksDeps,
  caller: Caller,
  { unitId: wanted, classId, perPupil }: ParsedPayloadOf<typeof familyCodesCreate>,
): Promise<AnswerOf<typeof familyCodesCreate>> {
  const { db, clock, limits } = deps;
  const kept = await requireFamilyKeeper(db, caller.principal, wanted);
  const { unitId } = kept;
  const one = await getKeptClass(db, kept, classId);
  await limits.consume(`family-codes:${caller.principal.userId}`, createLimit);
  const expiresAt = clock() + familyCodeDays * day;
  return db.transaction().execute(async (trx) => {
    const pupils = await selectPupils(trx, unitId, { keyword: '', classes: [one] })
      .select(['id as userId', 'real_name as realName'])
      .where('user_status', '=', 'enabled')
      .orderBy('login_name')
      .orderBy('id')
      .execute();
    const slips = pupils.flatMap((pupil) =>
      Array.from({ length: perPupil }, () => ({ ...pupil, code: createFamilyCode() })),
    );
    if (slips.length > 0) {
      await trx
        .deleteFrom('family_code')
        .where(
          'child_id',
          'in',
          pupils.map(({ userId }) => userId),
        )
        .where('used_at', 'is', null)
        .execute();
      const rows = slips.map(({ userId, code }) => ({
        hash: hashFamilyCode(code),
        unit_id: unitId,
        child_id: userId,
        expires_at: expiresAt,
        used_at: null,
      }));
      await trx.insertInto('family_code').values(rows).execute();
    }
    const { gradeName, className } = one;
    const count = slips.length;
    await writeLine(deps, trx, caller, {
      event: 'family_codes_created',
      unitId,
      gradeName,
      className,
      count,
    });
    return { slips, expiresAt: new Date(expiresAt).toISOString() };
  });
}
