import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { Actor } from '#platform/grants';
import type { ImportOptions, ImportOutcome, ImportRow, ImportRowProblem } from '#shared/contracts';
import type { CheckedRow, RowValues } from '../meaning/check-row.ts';

/** What the rules of a kind know of the import. */
export interface KindContext {
  readonly unitId: string;
  readonly options: ImportOptions;
  /** The sender of the import. Programs touch no administrators. */
  readonly actor: Actor;
  readonly mayChangeContacts: boolean;
  /** Of each beginning of a login name, the number behind those that this run has made; it only saves questions. */
  readonly usedNumbers: Map<string, number>;
  /** Epoch milliseconds of what is written. */
  readonly at: number;
}

/** What becomes of a row. */
export interface PlannedRow {
  readonly number: number;
  readonly values: RowValues;
  readonly outcome: ImportOutcome;
  /** The person or class that the row is about, also of a refused one where it can be known. */
  readonly targetId: string | null;
  readonly changes: ImportRow['changes'];
  readonly problems: readonly ImportRowProblem[];
}

/** Rows by their keys: the same key twice in a file is refused. */
export type SeenKeys = Map<string, number>;

export interface KindRules {
  /** Compares rows with what the unit has. It changes nothing. */
  readonly compare: (
    db: Kysely<Tables>,
    context: KindContext,
    rows: readonly CheckedRow[],
    seen: SeenKeys,
  ) => Promise<readonly PlannedRow[]>;
  /** Compares once more inside a transaction, behind locks, and writes what is new and changed. */
  readonly write: (
    trx: Kysely<Tables>,
    context: KindContext,
    rows: readonly CheckedRow[],
  ) => Promise<readonly PlannedRow[]>;
}
