import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { holds } from '#platform/desktop';
import type { Principal } from '#platform/http';
import { DomainError, isArea, isTeacher, unitTypeCodes } from '#shared/contracts';

/**
 * The unit that somebody keeps who may keep it: her own, or a school of her bureau. A bureau has the schools that its home lists: all
 * that are no sandbox.
 * @param unitId empty for the own unit
 * @throws DomainError `not_found` for a unit of somebody else
 */
export async function requireUnit(db: Kysely<Tables>, principal: Principal, unitId: string): Promise<string> {
  if (unitId === '' || unitId === principal.unitId) return principal.unitId;
  if (isArea(principal) && (await isSchoolOfBureau(db, unitId))) return unitId;
  throw new DomainError('not_found');
}

/** Says which classes somebody reads: a keeper of classes those of a unit, another teacher those that she teaches in her own. */
export async function requireReadable(
  db: Kysely<Tables>,
  principal: Principal,
  unitId: string,
): Promise<{ unitId: string; teacherId?: string }> {
  if (!isTeacher(principal) || (await holds(db, principal, 'admin:classes')))
    return { unitId: await requireUnit(db, principal, unitId) };
  if (unitId !== '' && unitId !== principal.unitId) throw new DomainError('not_found');
  return { unitId: principal.unitId, teacherId: principal.userId };
}

async function isSchoolOfBureau(db: Kysely<Tables>, unitId: string): Promise<boolean> {
  const school = await db
    .selectFrom('unit')
    .select('id')
    .where('id', '=', unitId)
    .where('unit_type', '=', unitTypeCodes.school)
    .where('is_sandbox', '=', 0)
    .executeTakeFirst();
  return school !== undefined;
}
