/**
 * `npm run bench`: measures, judges and writes `.cache/bench/report.{json,md}`.
 * `-- --only=calls,streaming` picks parts, `-- --quick` only shows that the machinery works, `-- --size=1024` sets the megabytes of
 * files that are sent, read or hashed.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeResults } from '../scripts/testing/write-result.ts';
import { runPart } from './context.ts';
import { describeMachine } from './machine.ts';
import { outcomeOf } from './outcome.ts';
import { measureAppMoves } from './parts/app-moves.ts';
import { measureAppServices } from './parts/app-services.ts';
import { measureDownloads } from './parts/downloads.ts';
import { measureDriveList } from './parts/drive-list.ts';
import { measureExports } from './parts/export.ts';
import { measureFaceRecogniser } from './parts/face-recogniser.ts';
import { measureFaceWidget } from './parts/face-widget.ts';
import { measureHashing } from './parts/hashing.ts';
import { measureHome } from './parts/home.ts';
import { measureImport } from './parts/import.ts';
import { measureLive } from './parts/live.ts';
import { measurePages } from './parts/pages.ts';
import { measureProxiedCalls } from './parts/proxied-calls.ts';
import { measureMorningRush } from './parts/rush.ts';
import { measureStartup } from './parts/startup.ts';
import { measureStaticFiles } from './parts/static-files.ts';
import { measureStreaming } from './parts/streaming.ts';
import { measureUploadRivals } from './parts/upload-rivals.ts';
import { measureUploadSlices } from './parts/upload-slices.ts';
import { measureUploads } from './parts/uploads.ts';
import { measureZip } from './parts/zip.ts';
import { projectFolder } from './portal.ts';
import { type BenchReport, formatReport } from './report.ts';

const parts = {
  startup: measureStartup,
  pages: measurePages,
  home: measureHome,
  calls: measureProxiedCalls,
  'app-moves': measureAppMoves,
  'app-services': measureAppServices,
  static: measureStaticFiles,
  streaming: measureStreaming,
  uploads: measureUploads,
  'upload-slices': measureUploadSlices,
  'upload-rivals': measureUploadRivals,
  downloads: measureDownloads,
  hashing: measureHashing,
  export: measureExports,
  zip: measureZip,
  import: measureImport,
  rush: measureMorningRush,
  live: measureLive,
  'drive-list': measureDriveList,
  'face-widget': measureFaceWidget,
  'face-recogniser': measureFaceRecogniser,
};

/** Ends the process with one line where an argument is wrong. */
function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        only: { type: 'string' },
        quick: { type: 'boolean', default: false },
        size: { type: 'string' },
      },
    });
    const only = values.only?.split(',') ?? Object.keys(parts);
    const unknown = only.filter((name) => !(name in parts));
    if (unknown.length > 0)
      throw new RangeError(`--only takes ${Object.keys(parts).join(', ')}; not ${unknown.join(', ')}`);
    return { only, isQuick: values.quick, megabytes: parseSize(values.size) };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** @throws RangeError for what is no size of a file */
function parseSize(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const megabytes = Number(text);
  if (!Number.isInteger(megabytes) || megabytes < 1 || megabytes > 4096)
    throw new RangeError('--size takes whole megabytes, 1 to 4096');
  return megabytes;
}

const options = readOptions();

const report: BenchReport = {
  date: new Date().toISOString().slice(0, 10),
  machine: describeMachine(),
  findings: [],
  tables: [],
};
let hasBroken = false;
const chosen = Object.entries(parts).filter(([name]) => options.only.includes(name));
writeResults(chosen.map(([planned]) => ({ planned })));
for (const [name, part] of chosen) {
  console.log(`measuring: ${name}`);
  const began = performance.now();
  let broken: unknown;
  try {
    await runPart(part, report, options);
  } catch (error) {
    broken = error;
    hasBroken = true;
    console.error(`${name} broke off: ${error instanceof Error ? error.message : String(error)}`);
  }
  const seconds = (performance.now() - began) / 1000;
  writeResults([
    { test: name, file: name, status: broken ? 'failed' : 'passed', seconds },
    { ended: name, seconds },
  ]);
}

const folder = join(projectFolder, '.cache', 'bench');
const markdown = formatReport(report);
const findings = report.findings.map((finding) => ({ ...finding, verdict: outcomeOf(finding) }));
writeResults(
  findings.map(({ name, verdict }) => ({
    test: name,
    file: name,
    status: verdict === 'missed' ? 'failed' : verdict === 'met' ? 'passed' : 'skipped',
    seconds: 0,
  })),
);
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'report.md'), `${markdown}\n`);
writeFileSync(join(folder, 'report.json'), `${JSON.stringify({ ...report, findings }, null, 2)}\n`);
console.log(`\n${markdown}\n\nwritten to ${folder}`);
process.exit(hasBroken || findings.some(({ verdict }) => verdict === 'missed') ? 1 : 0);
