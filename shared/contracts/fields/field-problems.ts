import { joinLanguages } from '#shared/language';
import type { FieldError } from '../envelope.ts';
import type { ContextOf, FieldTable, GivenValues } from './field.ts';
import { namesOf } from './field-table.ts';
import type { FieldText } from './field-text.ts';

/** What is wrong, by the place: the name of a field, or a place inside it, such as `redirectUris.0`. */
export type FieldProblems<Name extends string> = Readonly<
  Partial<Record<Name | `${Name}.${string}`, FieldText>>
>;

/** What is wrong with these fields, in the order of the table; empty when all is well. */
export function findFieldProblems<Table extends FieldTable>(
  table: Table,
  values: GivenValues<Table>,
  ...context: ContextOf<Table>
): FieldProblems<keyof Table & string> {
  const [known]: readonly unknown[] = context;
  const problems = namesOf(table).flatMap((name) => {
    // The types of the arguments say that each rule gets the value of its own field.
    const problem = table[name]?.findProblem(values[name] as never, known as never);
    if (!problem) return [];
    if (!('at' in problem)) return [[name, problem] as const];
    return Object.entries(problem.at).map(([place, text]) => [`${name}.${place}`, text] as const);
  });
  return Object.fromEntries(problems) as FieldProblems<keyof Table & string>;
}

/** The same as a refusal carries it. */
export function findFieldErrors<Table extends FieldTable>(
  table: Table,
  values: GivenValues<Table>,
  ...context: ContextOf<Table>
): FieldError[] {
  const problems = Object.entries<FieldText | undefined>(findFieldProblems(table, values, ...context));
  return problems.flatMap(([field, text]) => (text ? [{ field, message: joinLanguages(text) }] : []));
}
