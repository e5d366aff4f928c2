import {
  type ContextOf,
  DomainError,
  type FieldTable,
  findFieldErrors,
  type GivenValues,
} from '#shared/contracts';

/** Asks the rules of a table. @throws DomainError `invalid_input` with an entry per wrong field. */
export function requireValidFields<Table extends FieldTable>(
  table: Table,
  values: GivenValues<Table>,
  ...context: ContextOf<Table>
): void {
  const fieldErrors = findFieldErrors(table, values, ...context);
  if (fieldErrors.length > 0) throw new DomainError('invalid_input', { fieldErrors });
}
