/**
 * `npm run bench`: measures, judges and writes `.cache/bench/report.{json,md}`.
 * `-- --only=calls,streaming` picks parts, `-- --quick` only shows that the machinery works.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runPart } from './context.ts';
import { describeMachine } from './machine.ts';
import { outcomeOf } from './outcome.ts';
import { measureHome } from './parts/home.ts';
import { measureLive } from './parts/live.ts';
import { measurePages } from './parts/pages.ts';
import { measureProxiedCalls } from './parts/proxied-calls.ts';
import { measureMorningRush } from './parts/rush.ts';
import { measureStartup } from './parts/startup.ts';
import { measureStaticFiles } from './parts/static-files.ts';
import { measureStreaming } from './parts/streaming.ts';
import { projectFolder } from './portal.ts';
import { type BenchReport, formatReport } from './report.ts';

const parts = {
  startup: measureStartup,
  pages: measurePages,
  home: measureHome,
  calls: measureProxiedCalls,
  static: measureStaticFiles,
  streaming: measureStreaming,
  rush: measureMorningRush,
  live: measureLive,
};

/** Ends the process with one line where an argument is wrong. */
const readOptions = () => {
  try {
    const { values } = parseArgs({
      options: { only: { type: 'string' }, quick: { type: 'boolean', default: false } },
    });
    const only = values.only?.split(',') ?? Object.keys(parts);
    const unknown = only.filter((name) => !(name in parts));
    if (unknown.length > 0)
      throw new RangeError(`--only takes ${Object.keys(parts).join(', ')}; not ${unknown.join(', ')}`);
    return { only, isQuick: values.quick };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
};
const options = readOptions();

const report: BenchReport = {
  date: new Date().toISOString().slice(0, 10),
  machine: describeMachine(),
  findings: [],
  tables: [],
};
let hasBroken = false;
for (const [name, part] of Object.entries(parts)) {
  if (!options.only.includes(name)) continue;
  console.log(`measuring: ${name}`);
  try {
    await runPart(part, report, options.isQuick);
  } catch (error) {
    hasBroken = true;
    console.error(`${name} broke off: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const folder = join(projectFolder, '.cache', 'bench');
const markdown = formatReport(report);
const findings = report.findings.map((finding) => ({ ...finding, verdict: outcomeOf(finding) }));
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'report.md'), `${markdown}\n`);
writeFileSync(join(folder, 'report.json'), `${JSON.stringify({ ...report, findings }, null, 2)}\n`);
console.log(`\n${markdown}\n\nwritten to ${folder}`);
process.exit(hasBroken || findings.some(({ verdict }) => verdict === 'missed') ? 1 : 0);
