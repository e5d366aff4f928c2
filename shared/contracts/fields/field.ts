import type * as v from 'valibot';
import type { FieldText } from './field-text.ts';

/** What is wrong with a value: one text, or a text for each place inside it, such as `0` or `zh-CN`. */
export type FieldProblem = FieldText | { readonly at: Readonly<Record<string, FieldText>> };

/**
 * A field that somebody fills in. Forms, calls and servers read all they need to know of it here.
 * `Draft` is what stands in a form, `Context` what the rule has to know besides the value.
 */
export interface Field<Wire extends v.GenericSchema, Draft = v.InferOutput<Wire>, Context = unknown> {
  /** What the payload of a call may carry. It refuses what cannot be stored; the rule knows better words. */
  readonly wire: Wire;
  /** What a new form begins with. */
  readonly empty: Draft;
  /** Whether a value that was kept may stand in the form. */
  readonly isDraft: (value: unknown) => value is Draft;
  /** The rule. It reads a value as the payload carries it. */
  readonly findProblem: (value: v.InferOutput<Wire>, context: Context) => FieldProblem | undefined;
}

/** The fields of an entity, by their names in the payload. */
export type FieldTable = Readonly<Record<string, AnyField>>;

interface AnyField extends Pick<Field<v.GenericSchema>, 'wire' | 'empty'> {
  readonly isDraft: (value: unknown) => boolean;
  readonly findProblem: (value: never, context: never) => FieldProblem | undefined;
}

/** What stands in a form. */
export type DraftOf<Table extends FieldTable> = {
  -readonly [Name in keyof Table]: Table[Name]['isDraft'] extends (value: unknown) => value is infer Draft
    ? Draft
    : never;
};

/** What a payload carries, once parsed. */
export type ValuesOf<Table extends FieldTable> = {
  -readonly [Name in keyof Table]: v.InferOutput<Table[Name]['wire']>;
};

/** What is asked of the rules: what may be left out of a payload may be left out here. */
export type GivenValues<Table extends FieldTable> = Pick<ValuesOf<Table>, RequiredName<Table>> &
  Partial<ValuesOf<Table>>;

type RequiredName<Table extends FieldTable> = {
  [Name in keyof Table]: undefined extends v.InferOutput<Table[Name]['wire']> ? never : Name;
}[keyof Table];

/** What the rules of a table have to know besides the values, as the last argument; none where that is nothing. */
export type ContextOf<Table extends FieldTable> = Table[keyof Table] extends {
  findProblem: (value: never, context: infer Context) => unknown;
}
  ? unknown extends Context
    ? []
    : [context: Context]
  : never;
