import type { Generated } from 'kysely';
import type * as v from 'valibot';
import { type FieldTable, mapFields, type ValuesOf } from '#shared/contracts';

/** The column of a field: `realName` stands in `real_name`. */
export type ColumnOf<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${ColumnOf<Tail>}`
  : '';

/** The columns of a table whose values stand in them as they travel. What may be left out has a default. */
export type ColumnsOf<Table extends FieldTable> = {
  [Name in keyof Table & string as ColumnOf<Name>]: undefined extends v.InferInput<Table[Name]['wire']>
    ? Generated<v.InferOutput<Table[Name]['wire']>>
    : v.InferOutput<Table[Name]['wire']>;
};

/**
 * The columns that fields have in a table of the database. It does not compile while one has none.
 * @typeParam Elsewhere fields that stand in columns of other names, or in other tables
 */
export type FieldColumns<Row, Table extends FieldTable, Elsewhere extends keyof Table = never> = {
  [Column in ColumnOf<Exclude<keyof Table & string, Elsewhere>>]: Column extends keyof Row ? unknown : never;
} & Readonly<Record<string, unknown>>;

type RowOf<Table extends FieldTable> = {
  [Name in keyof Table & string as ColumnOf<Name>]: v.InferOutput<Table[Name]['wire']>;
};
type ColumnName<Table extends FieldTable> = ColumnOf<keyof Table & string>;

/** Reads and writes the columns of a table of fields. Made once, when a module is loaded. */
export function createFieldColumns<Table extends FieldTable>(table: Table) {
  const columns = mapFields<Table, Record<keyof Table, ColumnName<Table>>>(table, columnOf);
  const names: readonly ColumnName<Table>[] = Object.values(columns);
  return {
    names,
    toRow: (values: ValuesOf<Table>): RowOf<Table> =>
      Object.fromEntries(
        Object.entries(columns).map(([name, column]) => [column, values[name]]),
      ) as RowOf<Table>,
    toValues: (row: RowOf<Table>): ValuesOf<Table> =>
      mapFields<Table, ValuesOf<Table>>(table, (name) => row[columns[name]]),
  };
}

function columnOf<Name extends string>(name: Name): ColumnOf<Name> {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as ColumnOf<Name>;
}
