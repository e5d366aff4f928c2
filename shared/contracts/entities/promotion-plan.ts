import * as v from 'valibot';
import { idSchema, trimmedText } from '../text-values.ts';
import { classFields } from './class-fields.ts';
import { schoolYearFields } from './school-year.ts';

/** What a class does at the end of a school year: it gets a name, keeps its own, or leaves the school with its pupils. */
export const classOutcomes = ['move', 'stay', 'leave'] as const;
export type ClassOutcome = (typeof classOutcomes)[number];

/** More than the classes of a school. */
const maxClasses = 1_000;
/** Pupils who do something else than their class. */
export const maxExceptions = 1_000;

const names = { gradeName: classFields.gradeName.wire, className: classFields.className.wire };

const plannedClassSchema = v.object({
  classId: idSchema,
  /** The revision that the administrator saw. */
  revision: v.number(),
  outcome: v.picklist(classOutcomes),
  /** Its names afterwards; only of a class that moves. */
  ...names,
});
export type PlannedClass = v.InferOutput<typeof plannedClassSchema>;

const plannedPupilSchema = v.object({
  userId: idSchema,
  /** 'move': into a class that has the names afterwards; 'leave': out of the school. */
  outcome: v.picklist(['move', 'leave']),
  ...names,
});
export type PlannedPupil = v.InferOutput<typeof plannedPupilSchema>;

const newClassSchema = v.object(names);
export type NewClass = v.InferOutput<typeof newClassSchema>;

/** The year that a plan leads to. */
export const promotedYearSchema = v.object({
  /** A year of the unit that is there already; empty for a new one, with what is entered about it. */
  yearId: v.optional(trimmedText(64), ''),
  name: schoolYearFields.name.wire,
  beginsOn: schoolYearFields.beginsOn.wire,
  endsOn: schoolYearFields.endsOn.wire,
});

/** What happens to a school when a year ends. It names every open class. */
export const promotionPlanSchema = v.object({
  year: promotedYearSchema,
  classes: v.pipe(v.array(plannedClassSchema), v.maxLength(maxClasses)),
  pupils: v.pipe(v.array(plannedPupilSchema), v.maxLength(maxExceptions)),
  /** Classes that begin empty, such as those of the first grade. */
  newClasses: v.pipe(v.array(newClassSchema), v.maxLength(maxClasses)),
});
export type PromotionPlan = v.InferOutput<typeof promotionPlanSchema>;

export const promotionStatuses = ['running', 'done', 'undoing', 'undone'] as const;
export type PromotionStatus = (typeof promotionStatuses)[number];

/** Somebody whom undoing does not change, because somebody else did since. */
const changedPersonSchema = v.object({
  userId: idSchema,
  realName: v.string(),
  loginName: v.string(),
  gradeName: v.string(),
  className: v.string(),
});
export type ChangedPerson = v.InferOutput<typeof changedPersonSchema>;

/** The end of a school year that runs, or has run. */
export const promotionSchema = v.object({
  promotionId: idSchema,
  status: v.picklist(promotionStatuses),
  /** Name of the school year that it leads to. */
  yearName: v.string(),
  /** Classes that are done, of how many. */
  done: v.number(),
  total: v.number(),
  /** Pupils who left, and pupils who went on. */
  left: v.number(),
  moved: v.number(),
  /** ISO 8601, UTC; null while it runs. */
  finishedAt: v.nullable(v.string()),
  /** Until when it can be undone; null where it cannot any more. */
  undoUntil: v.nullable(v.string()),
  /** The first people who were changed since. */
  changed: v.array(changedPersonSchema),
  /** Names that undoing needs and that another class has by now. */
  taken: v.array(v.object({ gradeName: v.string(), className: v.string() })),
});
export type Promotion = v.InferOutput<typeof promotionSchema>;

/** A class as the preview begins with it. */
export const promotedClassSchema = v.object({
  classId: idSchema,
  revision: v.number(),
  gradeName: v.string(),
  className: v.string(),
  campusId: v.nullable(v.string()),
  pupils: v.number(),
  /** Null where the name of the grade says nothing. */
  outcome: v.nullable(v.picklist(classOutcomes)),
  nextGradeName: v.string(),
});
export type PromotedClass = v.InferOutput<typeof promotedClassSchema>;
