import type { Selectable } from 'kysely';
import * as v from 'valibot';
import type { Tables } from '#platform/database';
import type { Actor } from '#platform/grants';
import {
  type ImportFileProblem,
  type ImportJob,
  type ImportMapping,
  type ImportOptions,
  importPreview,
} from '#shared/contracts';

export type JobRow = Selectable<Tables['import_job']>;

const { mapping: mappingSchema, options: optionsSchema } = importPreview.payload.entries;

/** A job as the calls answer it. */
export function toJob(row: JobRow): ImportJob {
  const columns = JSON.parse(row.columns) as ImportJob['columns'];
  const mapping = mappingOf(row);
  const used = new Set(mapping.map(({ column }) => column));
  return {
    jobId: row.id,
    unitId: row.unit_id,
    kind: row.kind,
    state: row.state,
    fileName: row.file_name,
    encoding: row.encoding,
    headerRow: row.header_row,
    columns,
    mapping,
    ignored: columns.flatMap(({ column, header }) => (used.has(column) || header === '' ? [] : [header])),
    options: optionsOf(row),
    problems: problemsOf(row),
    progress: { done: row.done_rows, total: row.total_rows },
    counts: {
      new: row.count_new,
      changed: row.count_changed,
      same: row.count_same,
      leaving: row.count_leaving,
      refused: row.count_refused,
    },
    isCancelling: row.is_cancel_wanted === 1 && (row.state === 'comparing' || row.state === 'running'),
    createdBy: row.creator_name,
    createdAt: new Date(row.created_at).toISOString(),
    finishedAt: row.finished_at === null ? null : new Date(row.finished_at).toISOString(),
  };
}

export function mappingOf({ mapping }: Pick<JobRow, 'mapping'>): ImportMapping {
  return v.parse(mappingSchema, JSON.parse(mapping));
}

export function optionsOf({ options }: Pick<JobRow, 'options'>): ImportOptions {
  return v.parse(optionsSchema, JSON.parse(options));
}

export function problemsOf({ problems }: Pick<JobRow, 'problems'>): ImportFileProblem[] {
  return JSON.parse(problems) as ImportFileProblem[];
}

/** Only the command line begins an import without a program, a user and a name. A removed user or client holds nothing. */
export function actorOf({
  client_id,
  created_by,
  creator_name,
}: Pick<JobRow, 'client_id' | 'created_by' | 'creator_name'>): Actor {
  if (client_id === null && created_by !== null) return { userId: created_by };
  return client_id === null && creator_name === null ? 'operator' : 'program';
}
