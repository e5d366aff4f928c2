import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { type ClassNames, holdOpenClass, isKnownGrade } from '#platform/organisation';
import { DomainError } from '#shared/contracts';
import type { Caller, PeopleDeps } from './people-deps.ts';

/**
 * A class is chosen from those that exist: a slip of the keyboard founds none. Founding one is said in so many words. Inside the
 * transaction that writes the person, and before it writes her: the class is locked, so that nobody closes or renames it meanwhile.
 * @param before the class that the person is in already; undefined for somebody new
 * @throws DomainError `invalid_input` at `className`
 */
export async function requireKnownClass(
  { foundClass }: Pick<PeopleDeps, 'foundClass'>,
  trx: Kysely<Tables>,
  caller: Caller,
  { createClass, gradeName, className }: ClassNames & { createClass: boolean },
  before?: ClassNames,
): Promise<void> {
  const wanted = { gradeName, className };
  const isNone = gradeName === '' && className === '';
  if (isNone || (before && isSame(before, wanted))) return;
  // A grade alone is no class: it is known with any class of it, or it is meant.
  if (createClass && className === '') return;
  if (createClass) await foundClass(trx, caller, wanted);
  if (await isKnown(trx, caller.principal.unitId, wanted)) return;
  const message =
    '还没有这个班级，请从已有班级中选择，或新建班级|||There is no such class yet. Choose one of the list, or create it';
  throw new DomainError('invalid_input', { fieldErrors: [{ field: 'className', message }] });
}

function isSame(one: ClassNames, other: ClassNames): boolean {
  return one.gradeName === other.gradeName && one.className === other.className;
}

function isKnown(trx: Kysely<Tables>, unitId: string, wanted: ClassNames): Promise<boolean> {
  return wanted.className === ''
    ? isKnownGrade(trx, unitId, wanted.gradeName)
    : holdOpenClass(trx, unitId, wanted);
}
