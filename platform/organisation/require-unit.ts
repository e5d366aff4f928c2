import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { type Principal, requireRole } from '#platform/http';
import { DomainError, isArea, isTeacher, unitTypeCodes } from '#shared/contracts';

/**
 * The unit whose classes and apps an administrator keeps: her own, or a school of her bureau. A bureau has the schools that its home lists:
 * all that are no sandbox.
 * @param unitId empty for the own unit
 * @throws DomainError `forbidden` for who is no administrator, `not_found` for a unit of somebody else
 */
export async function requireUnit(db: Kysely<Tables>, principal: Principal, unitId: string): Promise<string> {
  requireRole(principal, 'administrator');
  if (unitId === '' || unitId === principal.unitId) return principal.unitId;
  if (isArea(principal) && (await isSchoolOfBureau(db, unitId))) return unitId;
  throw new DomainError('not_found');
}

/** Whose classes somebody reads: an administrator those of a unit, a teacher those that she teaches in her own unit. */
export async function requireReadable(
  db: Kysely<Tables>,
  principal: Principal,
  unitId: string,
): Promise<{ unitId: string; teacherId?: string }> {
  requireRole(principal, 'administrator', 'teacher');
  const isOwn = unitId === '' || unitId === principal.unitId;
  if (isTeacher(principal) && isOwn) return { unitId: principal.unitId, teacherId: principal.userId };
  return { unitId: await requireUnit(db, principal, unitId) };
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
