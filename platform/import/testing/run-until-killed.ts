import { type DatabaseOptions, openDatabase } from '#platform/database';
import { createAuditWriter } from '#platform/identity';
import { silentLog } from '#shared/log';
import { createImporter } from '../work/create-importer.ts';

/** A process that works at an import, and says before each batch that it comes: `node run-until-killed.ts '{options, jobId}'`. */
const { options, jobId } = JSON.parse(process.argv[2] ?? '{}') as {
  options: DatabaseOptions;
  jobId: string;
};
const database = openDatabase(options);
const importer = createImporter({
  database,
  blobs: { read: async () => undefined, remove: async () => undefined },
  clock: Date.now,
  log: silentLog,
  writeAudit: createAuditWriter(Date.now),
  endSessionsOf: async () => undefined,
  onBatch: () => process.stdout.write('batch\n'),
});
await importer.work(jobId);
