import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { RequestDetails } from '#platform/http';
import type { ImporterDeps } from '../import-deps.ts';
import type { JobRow } from './job-row.ts';

export interface ImportLine {
  readonly row: JobRow;
  readonly event: 'import_begun' | 'import_finished' | 'import_cancelled' | 'import_failed';
  /** Undefined for the command line and for programs. */
  readonly actor: { readonly userId: string; readonly loginName: string } | undefined;
  readonly request: RequestDetails;
}

/** One line of the audit trail with counts, inside the transaction of the change. */
export async function writeLine(
  { writeAudit }: Pick<ImporterDeps, 'writeAudit'>,
  trx: Kysely<Tables>,
  { row, event, actor, request }: ImportLine,
): Promise<void> {
  const detail = JSON.stringify({
    unitId: row.unit_id,
    kind: row.kind,
    ...(row.client_id === null ? {} : { clientId: row.client_id }),
    fileName: row.file_name,
    new: row.count_new,
    changed: row.count_changed,
    same: row.count_same,
    leaving: row.count_leaving,
    refused: row.count_refused,
    done: row.done_rows,
  });
  await writeAudit(trx, { event, userId: actor?.userId, loginName: actor?.loginName, detail }, request);
}
