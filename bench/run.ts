/**
 * `npm run bench`: measures, judges and writes `.cache/bench/report.{json,md}`.
 * `-- --only=calls,streaming` picks parts, `-- --quick` only shows that the machinery works, `-- --size=1024` sets the megabytes of
 * files that are sent, read or hashed, `-- --to=<folder>` names another folder for the report.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isInterrupted } from '../scripts/install/run.mjs';
import { writeResults } from '../scripts/testing/write-result.ts';
import { describeMachine } from './machine.ts';
import { outcomeOf } from './outcome.ts';
import { measurePart } from './part-process.ts';
import { parts } from './parts.ts';
import { projectFolder } from './portal.ts';
import { type BenchReport, formatReport } from './report.ts';

/** Ends the process with one line where an argument is wrong. */
function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        only: { type: 'string' },
        quick: { type: 'boolean', default: false },
        size: { type: 'string' },
        to: { type: 'string', default: join(projectFolder, '.cache', 'bench') },
      },
    });
    const only = values.only?.split(',') ?? Object.keys(parts);
    const unknown = only.filter((name) => !(name in parts));
    if (unknown.length > 0)
      throw new RangeError(`--only takes ${Object.keys(parts).join(', ')}; not ${unknown.join(', ')}`);
    return { only, isQuick: values.quick, megabytes: parseSize(values.size), folder: values.to };
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
const chosen = Object.keys(parts).filter((name) => options.only.includes(name));
writeResults(chosen.map((planned) => ({ planned })));
const { folder } = options;
/** Lines of the parts that ran. */
const linesFolder = join(folder, 'parts');
rmSync(linesFolder, { recursive: true, force: true });
mkdirSync(linesFolder, { recursive: true });
for (const name of chosen) {
  if (isInterrupted()) break;
  console.log(`measuring: ${name}`);
  const { status, seconds, reason } = await measurePart(name, report, options, {
    file: join(linesFolder, `${name}.jsonl`),
  });
  if (status === 'failed') console.error(`${name} broke off: ${reason}`);
  if (status === 'skipped') console.log(`${name} is left out: ${reason}`);
  hasBroken ||= status === 'failed';
  writeResults([
    { test: name, file: name, status, seconds },
    { ended: name, seconds },
  ]);
}

const markdown = formatReport(report);
const findings = report.findings.map((finding) => ({ ...finding, verdict: outcomeOf(finding) }));
/** Those of a quick run decide nothing. */
const deciding = options.isQuick ? [] : findings;
writeResults(
  deciding.map(({ name, verdict }) => ({
    test: name,
    file: name,
    status: verdict === 'missed' ? 'failed' : verdict === 'met' ? 'passed' : 'skipped',
    seconds: 0,
  })),
);
writeFileSync(join(folder, 'report.md'), `${markdown}\n`);
writeFileSync(join(folder, 'report.json'), `${JSON.stringify({ ...report, findings }, null, 2)}\n`);
console.log(`\n${markdown}\n\nwritten to ${folder}`);
process.exit(hasBroken || deciding.some(({ verdict }) => verdict === 'missed') ? 1 : 0);
