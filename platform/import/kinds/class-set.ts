import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { findOpenClasses, foundClasses, type HeldClass, holdOpenClasses } from '#platform/organisation';
import type { KindContext } from './kind-rules.ts';

export interface WantedClass {
  readonly gradeName: string;
  readonly className: string;
}

/** Open classes by their names. */
export interface ClassSet {
  readonly find: (names: WantedClass) => HeldClass | undefined;
  readonly hasGrade: (gradeName: string) => boolean;
}

/** The classes of a unit, as they are now. */
export async function readClasses(db: Kysely<Tables>, unitId: string): Promise<ClassSet> {
  return createClassSet(await findOpenClasses(db, unitId));
}

/** Founds what is wanted and missing, where that was asked for, and locks what is wanted until the transaction ends. */
export async function holdClasses(
  trx: Kysely<Tables>,
  { unitId, options, at }: Pick<KindContext, 'unitId' | 'options' | 'at'>,
  wanted: readonly WantedClass[],
): Promise<ClassSet> {
  const open = await findOpenClasses(trx, unitId);
  if (wanted.length === 0) return createClassSet(open);
  const before = createClassSet(open);
  const distinct = [...new Map(wanted.map((names) => [keyOf(names), names])).values()];
  const missing = distinct.filter((names) => names.className !== '' && !before.find(names));
  const isFounding = options.foundClasses && missing.length > 0;
  if (isFounding) await foundClasses(trx, unitId, missing, at);
  const now = isFounding ? await findOpenClasses(trx, unitId) : open;
  const all = createClassSet(now);
  const ids = distinct.flatMap((names) => all.find(names)?.classId ?? []);
  const held = await holdOpenClasses(trx, unitId, ids);
  const heldIds = new Set(held.map(({ classId }) => classId));
  const others = now.filter(({ classId }) => !ids.includes(classId) || heldIds.has(classId));
  return createClassSet(others.filter(({ classId }) => !heldIds.has(classId)).concat(held));
}

function createClassSet(classes: readonly HeldClass[]): ClassSet {
  const byNames = new Map(classes.map((one) => [keyOf(one), one]));
  const grades = new Set(classes.map(({ gradeName }) => gradeName));
  return {
    find: (names) => byNames.get(keyOf(names)),
    hasGrade: (gradeName) => grades.has(gradeName),
  };
}

function keyOf({ gradeName, className }: WantedClass): string {
  return `${gradeName}\u0000${className}`;
}
