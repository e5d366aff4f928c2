import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { type Principal, type StreamReply, streamReply } from '#platform/http';
import { requireUnit } from '#platform/organisation';
import {
  type ImportField,
  type ImportRow,
  importFields,
  type importReport,
  type ParsedPayloadOf,
} from '#shared/contracts';
import { type Language, type Localized, pick } from '#shared/language';
import { getJobRow } from '../jobs/find-job.ts';
import type { JobRow } from '../jobs/job-row.ts';
import { rowColumns, toRow } from '../jobs/list-rows.ts';
import { headerWords } from '../meaning/header-words.ts';
import { describeProblem } from './describe-problem.ts';
import { outcomeTexts } from './problem-texts.ts';
import { writeCsv } from './write-csv.ts';
import { type Sheet, writeSheet } from './write-sheet.ts';

const rowsPerQuery = 500;
const titles = {
  name: { 'zh-CN': '导入报告', en: 'Import report' },
  row: { 'zh-CN': '行号', en: 'Row' },
  outcome: { 'zh-CN': '结果', en: 'Outcome' },
  problems: { 'zh-CN': '说明', en: 'Remarks' },
  changes: { 'zh-CN': '变化', en: 'Changes' },
} as const satisfies Readonly<Record<string, Localized>>;
const contentTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const;

/** Every row of an import with its outcome, written while it is sent. @throws DomainError `not_found` */
export async function openReport(
  db: Kysely<Tables>,
  principal: Principal,
  { unitId: wanted, jobId, format, language }: ParsedPayloadOf<typeof importReport>,
): Promise<StreamReply> {
  const unitId = await requireUnit(db, principal, wanted);
  const job = await getJobRow(db, unitId, jobId);
  const sheet = describeSheet(db, job, language);
  return streamReply({
    contentType: contentTypes[format],
    name: `${sheet.name} ${job.file_name.replace(/\.\w+$/, '')}.${format}`,
    isInline: false,
    open: async () => (format === 'csv' ? writeCsv(sheet) : writeSheet(sheet)),
  });
}

function describeSheet(db: Kysely<Tables>, { id, kind }: JobRow, language: Language): Sheet {
  const fields: readonly ImportField[] = importFields[kind];
  const header = [
    pick(titles.row, language),
    pick(titles.outcome, language),
    ...fields.map((field) => pick(headerWords[field].title, language)),
    pick(titles.changes, language),
    pick(titles.problems, language),
  ];
  return { name: pick(titles.name, language), header, rows: readRows(db, id, fields, language) };
}

async function* readRows(
  db: Kysely<Tables>,
  jobId: string,
  fields: readonly ImportField[],
  language: Language,
): AsyncGenerator<string[]> {
  let after = 0;
  for (;;) {
    const rows = await db
      .selectFrom('import_row')
      .select(rowColumns)
      .where('job_id', '=', jobId)
      .where('row_number', '>', after)
      .orderBy('row_number')
      .limit(rowsPerQuery)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    for (const row of rows) yield toCells(toRow(row), fields, language);
    after = last.row_number;
  }
}

function toCells(row: ImportRow, fields: readonly ImportField[], language: Language): string[] {
  const changes = row.changes.map(
    ({ field, before, after }) => `${pick(headerWords[field].title, language)}: ${before} → ${after}`,
  );
  const problems = row.problems.map((problem) => describeProblem(problem, language));
  return [
    row.row === null ? '' : String(row.row),
    pick(outcomeTexts[row.outcome], language),
    ...fields.map((field) => row.values[field] ?? ''),
    changes.join('\n'),
    problems.join('\n'),
  ];
}
