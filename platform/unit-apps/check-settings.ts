import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { DomainError, type UnitAppSettings, type UserType, userTypeCodes } from '#shared/contracts';
import type { Audience } from './audience.ts';

const texts = {
  nobody: '请至少选择一类可用对象|||Choose at least one kind of people',
  wider: '该应用在应用目录中不面向这类用户|||The catalogue does not offer this app to these people',
  needsPupils: '限定班级时，请同时选择学生或家长|||To name classes, choose pupils or parents too',
  strangers: '请重新选择本校启用中的班级|||Choose open classes of this school',
} as const;

/**
 * What a unit decides has to stay within the catalogue, and classes have to be the unit's own. A class that the app names already may
 * stay after it was closed.
 * @throws DomainError `invalid_input` at `userTypes` or `classIds`
 */
export async function checkSettings(
  db: Kysely<Tables>,
  unitId: string,
  settings: UnitAppSettings,
  { allowedUserTypes, before }: { allowedUserTypes: readonly UserType[]; before: Audience },
): Promise<void> {
  if (settings.isForEverybody) return;
  const { userTypes, roles, classIds } = settings;
  if (userTypes.some((type) => !allowedUserTypes.includes(type))) throw refuse('userTypes', texts.wider);
  if (userTypes.length === 0 && roles.length === 0) throw refuse('userTypes', texts.nobody);
  if (classIds.length === 0) return;
  const isNarrowing = userTypes.includes(userTypeCodes.student) || userTypes.includes(userTypeCodes.parent);
  if (!isNarrowing) throw refuse('classIds', texts.needsPupils);
  const added = classIds.filter((id) => !before.classIds.includes(id));
  if (added.length > 0 && !(await areOpenClasses(db, unitId, added)))
    throw refuse('classIds', texts.strangers);
}

async function areOpenClasses(db: Kysely<Tables>, unitId: string, ids: readonly string[]): Promise<boolean> {
  const unique = [...new Set(ids)];
  const known = await db
    .selectFrom('school_class')
    .select('id')
    .where('unit_id', '=', unitId)
    .where('status', '=', 'open')
    .where('id', 'in', unique)
    .execute();
  return known.length === unique.length;
}

function refuse(field: 'userTypes' | 'classIds', message: string): DomainError {
  return new DomainError('invalid_input', { message, fieldErrors: [{ field, message }] });
}
