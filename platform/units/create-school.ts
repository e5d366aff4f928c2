import { randomUUID } from 'node:crypto';
import { createFirstPassword, insertAdministrator, refuseTakenLoginName } from '#platform/people';
import {
  type AnswerOf,
  DomainError,
  findFieldErrors,
  isArea,
  type ParsedPayloadOf,
  personFields,
  unitFields,
  type unitsCreate,
  unitTypeCodes,
} from '#shared/contracts';
import { insertUnit } from './insert-unit.ts';
import { requireCampuses, toCampusUnits } from './sent-campuses.ts';
import { getUnit } from './unit-row.ts';
import type { Caller, UnitsDeps } from './units-deps.ts';

type Payload = ParsedPayloadOf<typeof unitsCreate>;

/**
 * Opens a school of a bureau with its first administrator, whose first password nobody can read again later.
 * @throws DomainError `forbidden` outside area units, `invalid_input`, or `conflict` on a taken login name
 */
export async function createSchool(
  { db, clock, hashPassword, writeAudit }: UnitsDeps,
  { principal, request }: Caller,
  payload: Payload,
): Promise<AnswerOf<typeof unitsCreate>> {
  if (!isArea(principal)) throw new DomainError('forbidden');
  requireNames(payload);
  const { name, enName, realName, loginName } = payload;
  const campusUnits = toCampusUnits(requireCampuses(payload.campuses, []));
  const password = createFirstPassword();
  const passwordHash = await hashPassword(password);
  const unitId = `U-${randomUUID()}`;
  const userId = randomUUID();
  const create = () =>
    db.transaction().execute(async (trx) => {
      await insertUnit(trx, { id: unitId, name, enName, unitType: unitTypeCodes.school, campusUnits });
      const administrator = { id: userId, unitId, loginName, realName, passwordHash, isOwnPassword: false };
      await insertAdministrator(trx, administrator, clock());
      const actorId = principal.userId;
      const opened = { event: 'unit_created', actorId, userId: actorId, loginName: principal.loginName };
      await writeAudit(trx, { ...opened, detail: JSON.stringify({ unitId, name }) }, request);
      await writeAudit(trx, { event: 'user_created', actorId, userId, loginName }, request);
      return { unit: await getUnit(trx, unitId), loginName, password };
    });
  return refuseTakenLoginName(create);
}

/** @throws DomainError `invalid_input` with all that is wrong at once */
function requireNames(payload: Payload): void {
  const { realName, loginName } = personFields;
  const fieldErrors = [
    ...findFieldErrors(unitFields, payload),
    ...findFieldErrors({ realName, loginName }, payload),
  ];
  if (fieldErrors.length > 0) throw new DomainError('invalid_input', { fieldErrors });
}
