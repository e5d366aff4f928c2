import * as v from 'valibot';
import {
  type ClassOutcome,
  classFields,
  classOutcomes,
  createStep,
  type FieldText,
  findFieldProblems,
  findPlanProblems,
  type NewClass,
  type PlannedStep,
  type PlanProblem,
  type PromotedClass,
  type PromotionPlan,
  schoolYearFields,
} from '#shared/contracts';
import type { Proposal } from './year-end-queries.ts';

const lineSchema = v.object({
  classId: v.string(),
  /** Empty while nobody has said what becomes of the class. */
  outcome: v.picklist([...classOutcomes, '']),
  gradeName: v.string(),
  className: v.string(),
});
/** What an administrator says of one class. */
export type ClassLine = v.InferOutput<typeof lineSchema>;

const pupilSchema = v.object({
  userId: v.string(),
  realName: v.string(),
  /** The class that she is in now. */
  classId: v.string(),
  outcome: v.picklist(['move', 'leave']),
  gradeName: v.string(),
  className: v.string(),
});
/** A pupil who does something else than her class. */
export type PupilLine = v.InferOutput<typeof pupilSchema>;

const draftSchema = v.object({
  yearId: v.string(),
  name: v.string(),
  beginsOn: v.string(),
  endsOn: v.string(),
  classes: v.array(lineSchema),
  pupils: v.array(pupilSchema),
  hasNewClasses: v.boolean(),
});
/** What stands in the form of the end of a school year. */
export type EndDraft = v.InferOutput<typeof draftSchema>;
export type EndField = 'name' | 'beginsOn' | 'endsOn' | 'classes';

/** What a page kept before it was loaded again. */
export function parseKeptEnd(kept: unknown): EndDraft | undefined {
  const result = v.safeParse(draftSchema, kept);
  return result.success ? result.output : undefined;
}

export function draftOf({ year, classes }: Proposal): EndDraft {
  return { ...year, classes: classes.map(lineOf), pupils: [], hasNewClasses: true };
}

function lineOf({ classId, outcome, nextGradeName, className }: PromotedClass): ClassLine {
  return { classId, outcome: outcome ?? '', gradeName: nextGradeName, className };
}

/** A class beside what becomes of it. A class that has come since is as it is proposed. */
export interface PreviewedClass {
  readonly one: PromotedClass;
  readonly line: ClassLine;
  readonly problem: PlanProblem['kind'] | undefined;
  /** Pupils who are in it afterwards; of a class that leaves, those who leave with it. */
  readonly pupils: number;
  readonly exceptions: number;
}

export interface Preview {
  readonly classes: readonly PreviewedClass[];
  readonly newClasses: readonly NewClass[];
  /** Names that pupils can be put into. */
  readonly after: readonly NewClass[];
  readonly problems: number;
  readonly counts: {
    going: number;
    goingPupils: number;
    leaving: number;
    leavingPupils: number;
    exceptions: number;
  };
}

/** What the plan comes to. */
export function previewOf(draft: EndDraft, { classes }: Pick<Proposal, 'classes'>): Preview {
  const lines = new Map(draft.classes.map((line) => [line.classId, line]));
  const pairs = classes.map((one) => ({ one, line: lines.get(one.classId) ?? lineOf(one) }));
  const steps = pairs.map(({ one, line }) => stepOf(one, line));
  const entry = findEntryClasses(steps);
  const newClasses = draft.hasNewClasses ? entry : [];
  const problems = new Map(findPlanProblems(steps, newClasses).map((problem) => [problem.classId, problem]));
  const previewed = pairs.map(({ one, line }) => ({
    one,
    line,
    problem: problems.get(one.classId)?.kind,
    ...countPupils(one, line, draft.pupils),
  }));
  const going = previewed.filter(({ line }) => line.outcome !== 'leave');
  const leaving = previewed.filter(({ line }) => line.outcome === 'leave');
  const alone = draft.pupils.filter(({ outcome }) => outcome === 'leave').length;
  const leavingPupils = sumOf(leaving) + alone;
  const all = classes.reduce((sum, { pupils }) => sum + pupils, 0);
  return {
    classes: previewed,
    newClasses: entry,
    after: [...steps.flatMap(({ to }) => (to && to.className !== '' ? [to] : [])), ...newClasses],
    problems: problems.size,
    counts: {
      ...{ going: going.length, goingPupils: all - leavingPupils },
      ...{ leaving: leaving.length, leavingPupils, exceptions: draft.pupils.length },
    },
  };
}

/** As the call takes it. */
export function planOf(draft: EndDraft, proposal: Proposal): PromotionPlan {
  const { classes, newClasses } = previewOf(draft, proposal);
  const { yearId, name, beginsOn, endsOn } = draft;
  return {
    year: { yearId, name: name.trim(), beginsOn, endsOn },
    classes: classes.map(({ one, line }) => ({
      ...{ classId: one.classId, revision: one.revision, outcome: line.outcome || 'stay' },
      ...{ gradeName: line.gradeName.trim(), className: line.className.trim() },
    })),
    pupils: draft.pupils.map(({ userId, outcome, gradeName, className }) => ({
      ...{ userId, outcome, gradeName, className },
    })),
    newClasses: draft.hasNewClasses ? [...newClasses] : [],
  };
}

/** What is wrong before anything is sent. */
export function findEndProblems(draft: EndDraft, proposal: Proposal): Partial<Record<EndField, FieldText>> {
  const year = { name: draft.name.trim(), beginsOn: draft.beginsOn, endsOn: draft.endsOn, isCurrent: true };
  const { name, beginsOn, endsOn } = draft.yearId
    ? { name: undefined, beginsOn: undefined, endsOn: undefined }
    : findFieldProblems(schoolYearFields, year, year);
  const { classes, problems } = previewOf(draft, proposal);
  const hasLongName = classes.some(({ line: { gradeName, className } }) => {
    const fields = {
      gradeName: gradeName.trim(),
      className: className.trim() || '-',
      yearId: '',
      campusId: '',
    };
    return Object.values(findFieldProblems(classFields, fields)).some(Boolean);
  });
  const isWrong = problems > 0 || hasLongName;
  return {
    ...(name && { name }),
    ...(beginsOn && { beginsOn }),
    ...(endsOn && { endsOn }),
    ...(isWrong && { classes: unresolved }),
  };
}

const unresolved = {
  'zh-CN': '请先处理表中标出的班级',
  en: 'Resolve the classes that are marked in the list first',
};

/** What becomes of a class is said anew. */
export function withLine(draft: EndDraft, proposal: Proposal, line: ClassLine): Pick<EndDraft, 'classes'> {
  const { classes } = previewOf(draft, proposal);
  return { classes: classes.map((one) => (one.line.classId === line.classId ? line : one.line)) };
}

/** What a pupil does is said anew; undefined: what her class does. */
export function withPupil(
  draft: EndDraft,
  userId: string,
  line: PupilLine | undefined,
): Pick<EndDraft, 'pupils'> {
  const others = draft.pupils.filter((one) => one.userId !== userId);
  return { pupils: line ? [...others, line] : others };
}

function stepOf(one: PromotedClass, { outcome, ...names }: ClassLine): PlannedStep {
  // What nobody has decided has no name afterwards, and is named as a problem.
  const decided: ClassOutcome = outcome === '' ? 'move' : outcome;
  const className = outcome === '' ? '' : names.className.trim();
  return createStep(one, decided, { gradeName: names.gradeName.trim(), className });
}

/** The names of the lowest grades, which no class goes up into. */
function findEntryClasses(steps: readonly PlannedStep[]): NewClass[] {
  const reached = new Set(steps.flatMap(({ to }) => (to ? [to.gradeName] : [])));
  return steps.flatMap(({ from, to }) =>
    to && to.className !== '' && from.gradeName !== '' && !reached.has(from.gradeName) ? [from] : [],
  );
}

function countPupils(
  one: PromotedClass,
  line: ClassLine,
  pupils: readonly PupilLine[],
): { pupils: number; exceptions: number } {
  const out = pupils.filter(({ classId }) => classId === one.classId).length;
  const names = line.outcome === 'stay' ? one : line;
  const into = pupils.filter(
    ({ outcome, gradeName, className }) =>
      line.outcome !== 'leave' &&
      outcome === 'move' &&
      gradeName === names.gradeName.trim() &&
      className === names.className.trim(),
  ).length;
  return { pupils: one.pupils - out + into, exceptions: out };
}

function sumOf(classes: readonly PreviewedClass[]): number {
  return classes.reduce((sum, { pupils }) => sum + pupils, 0);
}
