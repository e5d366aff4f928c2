import type { PickedClass } from '#shared/contracts';

export interface Grade {
  readonly gradeName: string;
  readonly classes: readonly PickedClass[];
}

/** Classes under their grades, in the order of both. Those without a grade stand under the empty name. */
export function groupByGrade(classes: readonly PickedClass[]): Grade[] {
  return [...Map.groupBy(classes, (one) => one.gradeName)].map(([gradeName, members]) => ({
    gradeName,
    classes: members,
  }));
}

/** Names for some classes: of a grade that is whole its name, else the classes. */
export function nameClasses(classes: readonly PickedClass[], classIds: readonly string[]): string[] {
  const chosen = new Set(classIds);
  return groupByGrade(classes).flatMap(({ gradeName, classes: members }) => {
    const named = members.filter(({ classId }) => chosen.has(classId));
    const isWhole = gradeName !== '' && named.length === members.length;
    return isWhole ? [gradeName] : named.map(({ className }) => `${gradeName} ${className}`.trim());
  });
}

/** Whether all, some or none of the classes of a grade are chosen. */
export function stateOfGrade({ classes }: Grade, classIds: readonly string[]): 'all' | 'some' | 'none' {
  const count = classes.filter(({ classId }) => classIds.includes(classId)).length;
  return count === 0 ? 'none' : count === classes.length ? 'all' : 'some';
}

/** The ids with or without those of some classes. */
export function withClasses(
  classIds: readonly string[],
  classes: readonly PickedClass[],
  isIn: boolean,
): string[] {
  const ids = classes.map(({ classId }) => classId);
  const others = classIds.filter((id) => !ids.includes(id));
  return isIn ? [...others, ...ids] : others;
}
