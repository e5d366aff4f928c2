import type { Generated } from 'kysely';
import type { ImportEncoding, ImportKind, ImportOutcome, ImportState } from '#shared/contracts';

type Instant = number;
type Flag = 0 | 1;

/** An import: a file that is compared with a unit, and then written. */
export interface ImportJobTable {
  id: string;
  unit_id: string;
  kind: ImportKind;
  state: ImportState;
  /** Null for a file of the command line. */
  file_id: string | null;
  file_name: string;
  encoding: ImportEncoding | null;
  header_row: number;
  /** JSON texts, as `importJobSchema` has them. */
  columns: string;
  mapping: string;
  options: string;
  problems: string;
  /** Rows that were read, or are to be written. */
  total_rows: Generated<number>;
  done_rows: Generated<number>;
  count_new: Generated<number>;
  count_changed: Generated<number>;
  count_same: Generated<number>;
  count_leaving: Generated<number>;
  count_refused: Generated<number>;
  /** The last row that was written. */
  cursor: Generated<number>;
  is_cancel_wanted: Generated<Flag>;
  /** The process that works at it, and until when it counts without another sign of life. */
  lease_owner: Generated<string | null>;
  lease_until: Generated<Instant>;
  /** Null for the command line. */
  created_by: string | null;
  creator_name: string | null;
  /** Whether who began it may change phone and e-mail of others. */
  may_change_contacts: Flag;
  /** The program that began it; null for people and the command line. */
  client_id: Generated<string | null>;
  /** The same key of a program is the same import, if its content is the same as well. */
  idempotency_key: Generated<string | null>;
  content_hash: Generated<string | null>;
  created_at: Instant;
  updated_at: Instant;
  finished_at: Instant | null;
}

/** A row of a file, or somebody who is not in it. */
export interface ImportRowTable {
  job_id: string;
  /** As in the spreadsheet; who is not in the file stands behind all rows. */
  row_number: number;
  outcome: ImportOutcome;
  /** The person or class that it was compared with. */
  target_id: string | null;
  /** JSON texts, as `importRowSchema` has them. */
  cells: string;
  changes: string;
  problems: string;
  is_done: Generated<Flag>;
}

export interface ImportTables {
  import_job: ImportJobTable;
  import_row: ImportRowTable;
}
