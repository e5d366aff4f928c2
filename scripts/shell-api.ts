import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { shellApiVersion } from '#shared/contracts';
import { projectRoot } from './build/paths.ts';
import { checkReport } from './shell-package/report/check-report.ts';
import { formatReport, parseReport, readSignatures } from './shell-package/report/format-report.ts';
import { readPublicTypes } from './shell-package/types/build-types.ts';

/** Writes `docs/shell-api.md`; refuses where the interface changed and its version did not. */
const file = path.join(projectRoot, 'docs/shell-api.md');

try {
  const types = await readPublicTypes(path.join(projectRoot, '.cache/shell-api'));
  const report = { version: shellApiVersion, signatures: readSignatures(types) };
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  if (kept !== undefined) checkReport(parseReport(kept), report);
  await writeFile(file, formatReport(report));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
