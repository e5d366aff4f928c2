import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { keepsUnit, keepsUnitOf, markHoldingMore } from '#platform/grants';
import type { Principal } from '#platform/http';
import { hasTakenStep } from '#platform/identity';
import { requireUnit } from '#platform/organisation';
import {
  DomainError,
  isArea,
  type ParsedPayloadOf,
  type SecondStepUnit,
  type secondStepRequire,
} from '#shared/contracts';
import type { Caller, SecondStepDeps } from './second-step-deps.ts';

/** Far beyond the administrators of a unit; keeps the query from reading without end. */
const maxAdministrators = 500;

/** Whether somebody's unit asks her for a second step: administrators, and teachers who keep a part of it. */
export async function isAskedOf(db: Kysely<Tables>, principal: Principal): Promise<boolean> {
  const { second_step_since } = await getPolicy(db, principal.unitId);
  return second_step_since !== null && (await keepsUnit(db, principal));
}

/** The policy of a unit, and who has a second step. @throws DomainError `not_found` */
export async function readUnit(
  { database: { db } }: SecondStepDeps,
  { principal }: Pick<Caller, 'principal'>,
  wanted: string,
): Promise<SecondStepUnit> {
  const unitId = await requireUnit(db, principal, wanted);
  const policy = await getPolicy(db, unitId);
  const rows = await db
    .selectFrom('app_user')
    .leftJoin('second_step', 'second_step.user_id', 'app_user.id')
    .select([
      'app_user.id as userId',
      'app_user.real_name as realName',
      'app_user.login_name as loginName',
      'second_step.created_at as createdAt',
    ])
    .where('app_user.unit_id', '=', unitId)
    .where(keepsUnitOf(db), '=', 1)
    .where('app_user.user_status', '=', 'enabled')
    .orderBy('app_user.id')
    .limit(maxAdministrators)
    .execute();
  return {
    isRequired: policy.second_step_since !== null,
    isByBureau: policy.second_step_by_bureau === 1,
    administrators: (await markHoldingMore(db, principal, rows)).map(({ createdAt, ...person }) => ({
      ...person,
      since: createdAt === null ? null : new Date(createdAt).toISOString(),
    })),
  };
}

/**
 * Sessions that are open go on. What the bureau asks of a school, the school does not end.
 * @throws DomainError `not_found`, or `forbidden` for who has no second step herself, and where the bureau asks for it
 */
export async function requireInUnit(
  { database: { db }, clock, writeAudit }: SecondStepDeps,
  { unitId: wanted, isRequired }: ParsedPayloadOf<typeof secondStepRequire>,
  { principal, request }: Caller,
): Promise<null> {
  const unitId = await requireUnit(db, principal, wanted);
  if (isRequired && !hasTakenStep(principal.amr)) throw refuse(texts.ownFirst);
  const isOfBureau = isArea(principal) && unitId !== principal.unitId;
  await db.transaction().execute(async (trx) => {
    const before = await getPolicy(trx, unitId);
    if (before.second_step_by_bureau === 1 && !isOfBureau) throw refuse(texts.byBureau);
    await trx
      .updateTable('unit')
      .set({
        second_step_since: isRequired ? (before.second_step_since ?? clock()) : null,
        second_step_by_bureau: isRequired && isOfBureau ? 1 : 0,
      })
      .where('id', '=', unitId)
      // The bureau asked at this moment: its word counts.
      .$if(!isOfBureau, (query) => query.where('second_step_by_bureau', '=', 0))
      .execute();
    const { userId, loginName } = principal;
    const event = isRequired ? 'second_step_required' : 'second_step_optional';
    await writeAudit(trx, { event, userId, loginName, detail: unitId }, request);
  });
  return null;
}

const texts = {
  ownFirst:
    '请先为自己设置两步登录，再要求其他管理员使用|||Set up two-step sign-in for yourself before you ask other administrators for it',
  byBureau: '这是教育局的要求，学校不能关闭|||Your bureau asks for this, so the school cannot switch it off',
} as const;

function refuse(message: string): DomainError {
  return new DomainError('forbidden', { message });
}

function getPolicy(db: Kysely<Tables>, unitId: string) {
  return db
    .selectFrom('unit')
    .select(['second_step_since', 'second_step_by_bureau'])
    .where('id', '=', unitId)
    .executeTakeFirstOrThrow();
}
