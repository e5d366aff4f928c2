import type { ClassOutcome, NewClass } from './promotion-plan.ts';

interface Names {
  readonly gradeName: string;
  readonly className: string;
}

/** A class of a plan with its names now and afterwards; null for a class that closes. */
export interface PlannedStep {
  readonly classId: string;
  readonly from: Names;
  readonly to: Names | null;
}

export interface PlanProblem {
  /**
   * 'unnamed': nobody has said what becomes of the class; 'taken': another class has its names afterwards, too; 'circle': classes
   * exchange their names.
   */
  readonly kind: 'unnamed' | 'taken' | 'circle';
  /** Of a new class, none. */
  readonly classId: string | undefined;
  readonly names: Names;
}

/** The step of a class: what it is called now, and what afterwards. */
export function createStep(
  one: Names & { readonly classId: string },
  outcome: ClassOutcome,
  names: Names,
): PlannedStep {
  const from = { gradeName: one.gradeName, className: one.className };
  const to = { gradeName: names.gradeName, className: names.className };
  return { classId: one.classId, from, to: outcome === 'leave' ? null : outcome === 'stay' ? from : to };
}

/** What keeps a plan from being run; each class is named once at most. */
export function findPlanProblems(
  steps: readonly PlannedStep[],
  newClasses: readonly NewClass[],
): PlanProblem[] {
  const after = [
    ...steps.flatMap(({ classId, to }) => (to ? [{ classId, names: to }] : [])),
    ...newClasses.map((names) => ({ classId: undefined, names })),
  ];
  const byNames = Map.groupBy(after, ({ names }) => keyOf(names));
  const unnamed = after.filter(({ names }) => names.className === '');
  const taken = after.filter(
    ({ names }) => names.className !== '' && (byNames.get(keyOf(names))?.length ?? 0) > 1,
  );
  const circle =
    taken.length > 0 || unnamed.length > 0
      ? []
      : orderSteps(steps).circle.map(({ classId, from }) => ({ classId, names: from }));
  return [
    ...unnamed.map((one) => ({ ...one, kind: 'unnamed' as const })),
    ...taken.map((one) => ({ ...one, kind: 'taken' as const })),
    ...circle.map((one) => ({ ...one, kind: 'circle' as const })),
  ];
}

/**
 * The order in which no class gets the names of one that still has them: who leaves comes first, then each class once the names
 * that it gets are free. Classes that wait for each other stand in `circle`.
 */
export function orderSteps<Step extends PlannedStep>(
  steps: readonly Step[],
): { ordered: Step[]; circle: Step[] } {
  const holders = new Map(steps.map((step) => [keyOf(step.from), step]));
  const waiting = new Map<string, Step>();
  const ordered: Step[] = [];
  const free = steps.filter((step) => {
    const holder = step.to && holders.get(keyOf(step.to));
    if (!holder || holder === step) return true;
    waiting.set(keyOf(holder.from), step);
    return false;
  });
  const queue = free.toSorted((one, other) => Number(one.to !== null) - Number(other.to !== null));
  for (let next = queue.shift(); next; next = queue.shift()) {
    ordered.push(next);
    const follower = waiting.get(keyOf(next.from));
    if (!follower) continue;
    waiting.delete(keyOf(next.from));
    // A class that keeps its names frees none.
    if (next.to && keyOf(next.to) === keyOf(next.from)) waiting.set(keyOf(next.from), follower);
    else queue.unshift(follower);
  }
  return { ordered, circle: [...waiting.values()] };
}

function keyOf({ gradeName, className }: Names): string {
  return JSON.stringify([gradeName, className]);
}
