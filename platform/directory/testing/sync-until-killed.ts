import { openDatabase } from '#platform/database';
import { createAuditWriter } from '#platform/identity';
import type { DirectoryVariables } from '#shared/directory-settings';
import { openDirectory } from '../open-directory.ts';
import { readDirectory } from '../read-directory.ts';
import { syncPeople } from '../sync/sync-people.ts';

/** A process that compares, and says of each batch that it is written but for its end: `node sync-until-killed.ts '{file, variables}'`. */
const order = JSON.parse(process.argv[2] ?? '{}') as { file: string; variables: DirectoryVariables };
const settings = readDirectory(order.variables);
if (!settings) throw new Error('these variables name no directory');
const database = openDatabase({ engine: 'sqlite', file: order.file });
const writeAudit = createAuditWriter(Date.now);
await syncPeople({
  database,
  directory: openDirectory(settings),
  clock: Date.now,
  writeAudit: async (trx, line, request) => {
    await writeAudit(trx, line, request);
    process.stdout.write('batch\n');
  },
  endSessionsOf: async () => undefined,
});
