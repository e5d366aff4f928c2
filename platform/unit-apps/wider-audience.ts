import { hasRole, type UnitAppSettings, type UserType } from '#shared/contracts';

export interface AskingPerson {
  readonly userType: UserType;
  /** Her classes: of a pupil her own, of a parent those of the children. */
  readonly classIds: readonly string[];
}

/**
 * The settings that let in those who ask, and as few others as possible: their user types, and of pupils and parents their classes.
 * Where all pupils or parents are let in already, no class narrows them.
 */
export function widenForAskers(settings: UnitAppSettings, people: readonly AskingPerson[]): UnitAppSettings {
  const opened = { ...settings, isOpen: true };
  if (settings.isForEverybody) return opened;
  const { userTypes, classIds } = settings;
  const isNarrowed = classIds.length > 0 || !userTypes.some((userType) => isInClass({ userType }));
  const asked = people.filter(isInClass).flatMap((person) => person.classIds);
  return {
    ...opened,
    userTypes: [...new Set([...userTypes, ...people.map(({ userType }) => userType)])],
    classIds: isNarrowed ? [...new Set([...classIds, ...asked])] : classIds,
  };
}

function isInClass(person: { readonly userType: UserType }): boolean {
  return hasRole(person, 'student', 'parent');
}
