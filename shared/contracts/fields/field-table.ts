import type * as v from 'valibot';
import type { DraftOf, FieldTable } from './field.ts';

/** Something of every field of a table, under its name. */
/* @__NO_SIDE_EFFECTS__ */
export function mapFields<Table extends FieldTable, Mapped extends Record<keyof Table, unknown>>(
  table: Table,
  read: (name: keyof Table & string, field: Table[keyof Table]) => Mapped[keyof Table],
): Mapped {
  const entries = namesOf(table).map((name) => [name, read(name, table[name])]);
  return Object.fromEntries(entries) as Mapped;
}

/** The names of the fields, in the order of the table. */
export function namesOf<Table extends FieldTable>(table: Table): (keyof Table & string)[] {
  return Object.keys(table);
}

/** What the payload of a call carries of these fields; for `v.object`. */
/* @__NO_SIDE_EFFECTS__ */
export function wireOf<Table extends FieldTable>(
  table: Table,
): { [Name in keyof Table]: Table[Name]['wire'] } {
  return mapFields(table, (_, field) => field.wire);
}

/** What answers say of these fields; for `v.object`. */
/* @__NO_SIDE_EFFECTS__ */
export function answersOf<Table extends FieldTable & Readonly<Record<string, { answer: v.GenericSchema }>>>(
  table: Table,
): { [Name in keyof Table]: Table[Name]['answer'] } {
  return mapFields(table, (_, field) => field.answer);
}

/** What a new form begins with. */
/* @__NO_SIDE_EFFECTS__ */
export function emptyDraftOf<Table extends FieldTable>(table: Table): DraftOf<Table> {
  // A field begins with what its own check of drafts takes; a test asks every table.
  return mapFields(table, (_, field) => field.empty as DraftOf<Table>[keyof Table]);
}

/** What an earlier page kept of a form; undefined where it is not a draft of this version. */
export function parseKeptDraft<Table extends FieldTable>(
  table: Table,
  kept: unknown,
): DraftOf<Table> | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const values = new Map<string, unknown>(Object.entries(kept));
  const isWhole = namesOf(table).every((name) => table[name]?.isDraft(values.get(name)));
  return isWhole ? mapFields(table, (name) => values.get(name) as DraftOf<Table>[keyof Table]) : undefined;
}
