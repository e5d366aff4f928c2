import { DomainError, type PersonFields, type SchoolClass } from '#shared/contracts';
import type { PeopleStore } from './people-store.ts';

type ClassNames = Pick<PersonFields, 'gradeName' | 'className'>;

/**
 * A class is chosen from those that exist: a slip of the keyboard founds none. Founding one is said in so many words.
 * @param before the class that the person is in already; undefined for somebody new
 * @throws DomainError `invalid_input` at `className`
 */
export async function requireKnownClass(
  store: PeopleStore,
  unitId: string,
  { createClass, ...wanted }: ClassNames & { createClass: boolean },
  before?: ClassNames,
): Promise<void> {
  const isNone = wanted.gradeName === '' && wanted.className === '';
  if (createClass || isNone || (before && isSame(before, wanted))) return;
  if (isKnown(await store.listClasses(unitId), wanted)) return;
  const message =
    '还没有这个班级，请从已有班级中选择，或新建班级|||There is no such class yet. Choose one of the list, or create it';
  throw new DomainError('invalid_input', { fieldErrors: [{ field: 'className', message }] });
}

function isSame(one: ClassNames, other: ClassNames): boolean {
  return one.gradeName === other.gradeName && one.className === other.className;
}

/** A grade alone is known with any class of it. */
function isKnown(classes: readonly SchoolClass[], wanted: ClassNames): boolean {
  return classes.some((known) =>
    wanted.className === '' ? known.gradeName === wanted.gradeName : isSame(known, wanted),
  );
}
