import * as v from 'valibot';
import { idSchema, numberFromText } from '../text-values.ts';
import { userTypes } from '../user-types.ts';
import { importFieldNames, importKinds, importTableKinds } from './import-fields.ts';
import { fileProblemCodes, rowProblemCodes } from './import-problems.ts';

export const importKindSchema = v.picklist(importKinds);
export const importTableKindSchema = v.picklist(importTableKinds);

/**
 * 'unreadable' is over: `problems` says why. 'ready' waits for a preview. 'comparing' and 'running' work in the background. 'compared' may
 * run. 'done', 'cancelled' and 'failed' are over, and may be compared again while the file is there.
 */
export const importStates = [
  'unreadable',
  'ready',
  'comparing',
  'compared',
  'running',
  'done',
  'cancelled',
  'failed',
] as const;
export type ImportState = (typeof importStates)[number];

/** What becomes, or has become, of a row. */
export const importOutcomes = ['new', 'changed', 'same', 'leaving', 'refused'] as const;
export const importOutcomeSchema = v.picklist(importOutcomes);
export type ImportOutcome = (typeof importOutcomes)[number];

const params = v.record(v.string(), v.union([v.string(), v.number()]));
/** A screen translates the code. A warning refuses nothing. */
export const fileProblemSchema = v.object({
  code: v.picklist(fileProblemCodes),
  params,
  isWarning: v.boolean(),
});
export type ImportFileProblem = v.InferOutput<typeof fileProblemSchema>;

export const rowProblemSchema = v.object({
  code: v.picklist(rowProblemCodes),
  /** The cell; null for the whole row. */
  field: v.nullable(v.picklist(importFieldNames)),
  params,
  isWarning: v.boolean(),
});
export type ImportRowProblem = v.InferOutput<typeof rowProblemSchema>;

/** Which field a column holds. Columns count from 0; those that are not named are ignored. */
export const importMappingSchema = v.pipe(
  v.array(v.object({ column: numberFromText, field: v.picklist(importFieldNames) })),
  v.maxLength(50),
);
export type ImportMapping = v.InferOutput<typeof importMappingSchema>;

export const importOptionsSchema = v.object({
  /** What somebody is whose row has no user type; null refuses her. */
  userType: v.optional(v.nullable(v.pipe(numberFromText, v.picklist(userTypes))), null),
  /** Whether enabled people of the types in the file who are not in it are disabled. */
  disableLeaving: v.optional(v.boolean(), false),
  /** Whether classes that do not exist yet are founded; without it, they are refused. */
  foundClasses: v.optional(v.boolean(), false),
});
export type ImportOptions = v.InferOutput<typeof importOptionsSchema>;

export const importEncodings = ['utf-8', 'gb18030', 'utf-16le'] as const;
export type ImportEncoding = (typeof importEncodings)[number];

export const importColumnSchema = v.object({
  /** Counts from 0. */
  column: v.number(),
  header: v.string(),
  /** Of the first rows. */
  samples: v.array(v.string()),
});
export type ImportColumn = v.InferOutput<typeof importColumnSchema>;

export const importCountsSchema = v.object({
  new: v.number(),
  changed: v.number(),
  same: v.number(),
  leaving: v.number(),
  refused: v.number(),
});
export type ImportCounts = v.InferOutput<typeof importCountsSchema>;

export const importJobSchema = v.object({
  jobId: idSchema,
  unitId: idSchema,
  kind: importKindSchema,
  state: v.picklist(importStates),
  fileName: v.string(),
  /** Null for a workbook. */
  encoding: v.nullable(v.picklist(importEncodings)),
  /** Counts from 1 as in spreadsheets; 0 where no row names columns. */
  headerRow: v.number(),
  columns: v.array(importColumnSchema),
  mapping: importMappingSchema,
  /** Headers of columns that are not used. */
  ignored: v.array(v.string()),
  options: importOptionsSchema,
  problems: v.array(fileProblemSchema),
  /** Of the comparison or the run. The total is 0 while nobody knows it. */
  progress: v.object({ done: v.number(), total: v.number() }),
  counts: importCountsSchema,
  /** Whether a cancellation waits for the end of a batch. */
  isCancelling: v.boolean(),
  /** Name of who began it; null for the command line. */
  createdBy: v.nullable(v.string()),
  /** ISO 8601, UTC. */
  createdAt: v.string(),
  finishedAt: v.nullable(v.string()),
});
export type ImportJob = v.InferOutput<typeof importJobSchema>;

export const importRowSchema = v.object({
  /** As in the spreadsheet, from 1; null for somebody who is not in the file. */
  row: v.nullable(v.number()),
  outcome: importOutcomeSchema,
  /** What the row says, by field. */
  values: v.record(v.string(), v.string()),
  /** What changes. */
  changes: v.array(v.object({ field: v.picklist(importFieldNames), before: v.string(), after: v.string() })),
  problems: v.array(rowProblemSchema),
  /** Whether the run has come to it. */
  isDone: v.boolean(),
});
export type ImportRow = v.InferOutput<typeof importRowSchema>;
