import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';

/** What people, registers and files know a class by. */
export interface ClassNames {
  readonly gradeName: string;
  readonly className: string;
}

/** The names of a class of a unit change. */
export interface ClassRename {
  readonly unitId: string;
  readonly from: ClassNames;
  readonly to: ClassNames;
}

/** Takes along what another room keeps of a class by its names, inside the transaction that renames it. */
export type ClassFollower = (trx: Kysely<Tables>, rename: ClassRename) => Promise<void>;

/** Stands between the name of a class and the id that it is put away with; no name has a control character. */
const mark = '\u001f';

/**
 * The names that a closed class is known by, so that another one may have its own. Nobody is in a class of such names, and no form
 * takes them.
 */
export function putAwayNames({ gradeName, className }: ClassNames, id: string): ClassNames {
  return { gradeName, className: `${className}${mark}${id}` };
}

/** The name of a class as it is shown: without what it was put away with. */
export function shownClassName(className: string): string {
  return className.split(mark, 1).join('');
}

export function isSameClass(one: ClassNames, other: ClassNames): boolean {
  return one.gradeName === other.gradeName && one.className === other.className;
}
