import type { RequestDetails } from '#platform/http';
import type { Program } from '#platform/programs';
import type { ImporterDeps } from '../import-deps.ts';
import { beginRunning } from '../jobs/run-and-cancel.ts';
import { writeLine } from '../jobs/write-line.ts';
import type { Importer } from '../work/create-importer.ts';
import { getProgramImport, mayChangeContacts } from './create-program-import.ts';

interface RunOrder {
  readonly jobId: string;
  readonly request: RequestDetails;
  /** Called when the run has begun, ahead of its first batch. */
  readonly onBegun?: () => void;
}

/**
 * Writes what was compared. The line of the trail names the client.
 * @throws DomainError `conflict` where nothing is compared or another import of the unit runs
 */
export async function runProgramImport(
  deps: ImporterDeps,
  program: Program,
  { jobId, request, onBegun }: RunOrder,
  importer: Importer,
): Promise<void> {
  await deps.database.db.transaction().execute(async (trx) => {
    const row = await getProgramImport(trx, program, jobId);
    const who = { id: null, mayChangeContacts: mayChangeContacts(program) };
    await beginRunning(trx, row, who, deps.clock());
    await writeLine(deps, trx, { row, event: 'import_begun', actor: undefined, request });
  });
  onBegun?.();
  await importer.work(jobId);
}
