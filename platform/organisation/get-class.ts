import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { Principal } from '#platform/http';
import {
  type ClassDetails,
  DomainError,
  type organisationClass,
  type ParsedPayloadOf,
} from '#shared/contracts';
import { describeClasses, listTeaching } from './class-counts.ts';
import { getClassRow } from './class-row.ts';
import type { OrganisationDeps } from './organisation-deps.ts';
import { requireReadable } from './require-unit.ts';

/** A class of the unit; of a teacher, one that she teaches. @throws DomainError `not_found` */
export async function readClass(
  { db }: Pick<OrganisationDeps, 'db'>,
  principal: Principal,
  { unitId: wanted, classId }: ParsedPayloadOf<typeof organisationClass>,
): Promise<ClassDetails> {
  const { unitId, teacherId } = await requireReadable(db, principal, wanted);
  const found = await getClass(db, unitId, classId);
  if (teacherId !== undefined && !found.teaching.some(({ userId }) => userId === teacherId))
    throw new DomainError('not_found');
  return found;
}

/** A class with who is in it. @throws DomainError `not_found` */
export async function getClass(db: Kysely<Tables>, unitId: string, classId: string): Promise<ClassDetails> {
  const row = await getClassRow(db, unitId, classId);
  const [listed] = await describeClasses(db, unitId, [row]);
  if (!listed) throw new DomainError('not_found');
  return { ...listed, teaching: (await listTeaching(db, [classId])).get(classId) ?? [] };
}
