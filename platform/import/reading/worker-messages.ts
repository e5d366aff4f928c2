import type { FileProblemCode, ImportEncoding } from '#shared/contracts';
import type { TableRow } from './table-row.ts';

/** What the worker thread is started with. */
export interface ReadingOrder {
  readonly content: Uint8Array;
  /** Of a text file. Default: the one that its bytes show. */
  readonly encoding: ImportEncoding | undefined;
  /** Whether the file is a set of OneRoster instead of one table. */
  readonly isRoster: boolean;
  /** Rows in a message. */
  readonly batch: number;
}

/** What the worker thread says. It goes on with rows when it hears that the last ones were taken. */
export type FromReader =
  | { readonly kind: 'opened'; readonly encoding: ImportEncoding | null }
  | { readonly kind: 'rows'; readonly rows: readonly TableRow[] }
  | { readonly kind: 'end' }
  | {
      readonly kind: 'refused';
      readonly code: FileProblemCode;
      readonly params: Readonly<Record<string, string | number>>;
    };
