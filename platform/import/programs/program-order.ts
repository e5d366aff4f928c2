import * as v from 'valibot';
import { type ProgramInput, readBody } from '#platform/programs';
import {
  DomainError,
  type FieldError,
  type ImportField,
  type ImportKind,
  type ImportOptions,
  importCreate,
  importFieldNames,
  importPreview,
  importTemplate,
} from '#shared/contracts';
import { importLimits } from '../limits.ts';

/** What a program wants to have imported. */
export interface ProgramOrder {
  readonly kind: ImportKind;
  /** Whether what was compared is written at once. */
  readonly isRun: boolean;
  readonly options: ImportOptions;
  readonly fileName: string;
  readonly content: Buffer;
}

/** Rows of one JSON body; more travel as a file. */
const maxRows = 20_000;
const { options } = importPreview.payload.entries;
const mode = v.optional(v.picklist(['preview', 'run']), 'preview');
const jsonSchema = v.object({
  kind: importTemplate.payload.entries.kind,
  mode,
  options,
  rows: v.pipe(
    v.array(v.record(v.picklist(importFieldNames), v.pipe(v.string(), v.maxLength(importLimits.cellText)))),
    v.minLength(1),
    v.maxLength(maxRows),
  ),
});
const flag = v.optional(
  v.pipe(
    v.picklist(['true', 'false']),
    v.transform((text) => text === 'true'),
  ),
  'false',
);
const querySchema = v.object({
  kind: importCreate.payload.entries.kind,
  mode,
  fileName: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  userType: v.optional(v.string()),
  disableLeaving: flag,
  foundClasses: flag,
});

/**
 * Rows in JSON, or a file as the body with the rest in the query.
 * @throws DomainError `invalid_input`, `body_too_large`
 */
export async function readProgramOrder(http: ProgramInput['http']): Promise<ProgramOrder> {
  if (http.is('application/json')) return readRows(await readBody(http, importLimits.file));
  const query = parse(querySchema, http.query);
  const content = await readBody(http, importLimits.file);
  const { kind, fileName, userType, disableLeaving, foundClasses } = query;
  return {
    kind,
    isRun: query.mode === 'run',
    options: parse(options, { userType: userType ?? null, disableLeaving, foundClasses }),
    fileName: fileName || kind,
    content,
  };
}

function readRows(body: Buffer): ProgramOrder {
  const order = parse(jsonSchema, parseJson(body));
  const { kind, rows } = order;
  const fields = importFieldNames.filter((field) => rows.some((row) => row[field] !== undefined));
  const content = Buffer.from([fields, ...rows.map((row) => cellsOf(row, fields))].map(lineOf).join('\r\n'));
  return { kind, isRun: order.mode === 'run', options: order.options, fileName: `${kind}.json`, content };
}

function cellsOf(
  row: Readonly<Partial<Record<ImportField, string>>>,
  fields: readonly ImportField[],
): string[] {
  return fields.map((field) => row[field] ?? '');
}

/** A table of all rows: from here on they are a file like any other. */
function lineOf(cells: readonly string[]): string {
  return cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(',');
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch (cause) {
    throw new DomainError('bad_request', { cause });
  }
}

function parse<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const { success, output, issues } = v.safeParse(schema, input);
  if (success) return output;
  const fieldErrors = issues.slice(0, 20).map(
    (issue): FieldError => ({
      field: v.getDotPath(issue) ?? '',
      message: issue.message,
    }),
  );
  throw new DomainError('invalid_input', { fieldErrors });
}
