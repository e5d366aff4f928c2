/** Why a table becomes no spreadsheet. */
export type RefusalReason =
  | 'no_table'
  | 'bad_table'
  | 'too_many_columns'
  | 'too_many_cells'
  | 'too_many_merges'
  | 'too_deep';

/** Thrown in the worker, whose errors cross to the platform by their reason alone. */
export class TableRefusal extends Error {
  override readonly name = 'TableRefusal';
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(reason);
    this.reason = reason;
  }
}
