import {
  type FieldText,
  type ImportEncoding,
  type ImportField,
  type ImportJob,
  type ImportOptions,
  importFields,
} from '#shared/contracts';

/** What stands in the form: which field each column holds, and what counts besides. */
export interface MappingDraft {
  /** By the number of the column; the empty text means that it is not used. */
  readonly fields: Readonly<Record<string, ImportField | ''>>;
  readonly options: Required<ImportOptions>;
  readonly encoding: ImportEncoding | null;
}

export function draftOf({ columns, mapping, options, encoding }: ImportJob): MappingDraft {
  const byColumn = new Map(mapping.map(({ column, field }) => [Number(column), field]));
  return {
    fields: Object.fromEntries(columns.map(({ column }) => [column, byColumn.get(column) ?? ''])),
    options,
    encoding,
  };
}

/** The columns that are used. */
export function mappingOf({ fields }: MappingDraft): { column: number; field: ImportField }[] {
  return Object.entries(fields).flatMap(([column, field]) =>
    field === '' ? [] : [{ column: Number(column), field }],
  );
}

/** What is wrong before anything is sent: a field that two columns hold, or none at all. */
export function findProblems(draft: MappingDraft): Partial<Record<'fields', FieldText>> {
  const used = mappingOf(draft).map(({ field }) => field);
  if (used.length === 0)
    return { fields: { 'zh-CN': '请至少为一列选择内容', en: 'Say what at least one column holds' } };
  if (new Set(used).size < used.length)
    return { fields: { 'zh-CN': '每项内容只能对应一列', en: 'Each content may stand in one column only' } };
  return {};
}

/** The fields that a column of this file may hold. */
export function fieldsOf({ kind }: ImportJob): readonly ImportField[] {
  return importFields[kind];
}
