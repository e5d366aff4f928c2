/** `npm run validate`: every check that is not a test. `--report=<file>` also writes the counts as JSON. */
import { spawn } from 'node:child_process';
import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findLicenceProblems } from './validate/licences.ts';

interface Outcome {
  ok: boolean;
  output: string;
}

const root = join(import.meta.dirname, '..');
const LIMIT_MS = 3 * 60_000;

function runTool(file: string, args: string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, file), ...args], { cwd: root, timeout: LIMIT_MS });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('error', (error) => resolve({ ok: false, output: error.message }));
    child.once('close', (code, signal) =>
      resolve({ ok: code === 0, output: signal ? `${output}\nended by ${signal}` : output }),
    );
  });
}

/** Against the published types, which the build has unpacked. */
async function checkSamples(): Promise<Outcome> {
  const folders = globSync('samples/*/tsconfig.json', { cwd: root, exclude: ['**/node_modules/**'] });
  const outcomes = [];
  for (const folder of folders)
    outcomes.push(await runTool('node_modules/typescript/bin/tsc', ['-p', folder]));
  return {
    ok: outcomes.every(({ ok }) => ok),
    output: outcomes.map(({ output }) => output).join('\n'),
  };
}

async function checkLicences(): Promise<Outcome> {
  const problems = findLicenceProblems(join(root, 'package-lock.json'));
  return { ok: problems.length === 0, output: problems.join('\n') };
}

const walls = [
  '--config',
  '.dependency-cruiser.mjs',
  'bff',
  'platform',
  'shell',
  'remotes',
  'shared',
  'scripts',
  'bench',
  'tests',
  'samples',
];

/** Name → check. The longest comes first, beside the others. */
const checks: Record<string, () => Promise<Outcome>> = {
  'types (tsc)': () => runTool('node_modules/typescript/bin/tsc', ['-p', '.']),
  'types of the samples (tsc)': checkSamples,
  'format and lint (biome)': () => runTool('node_modules/@biomejs/biome/bin/biome', ['ci', '.']),
  'walls (dependency-cruiser)': () =>
    runTool('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', walls),
  'dead code (knip)': () => runTool('node_modules/knip/bin/knip.js', ['--no-progress']),
  licences: checkLicences,
  'API document is current (openapi)': () => runTool('scripts/openapi.ts', ['--check']),
  'feature table is current (features)': () => runTool('scripts/features.ts', ['--check']),
  'file sizes (measure)': () => runTool('scripts/measure.ts', []),
};

function seconds(since: number) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

const counts = { passed: 0, failed: 0 };
const waiting = Object.entries(checks);

/** Takes one check after the other until none is left. */
async function runChecks(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [name, check] = next;
    const start = performance.now();
    const { ok, output } = await check();
    counts[ok ? 'passed' : 'failed'] += 1;
    console.log(`${ok ? '✓' : '✗'} ${name} (${seconds(start)})`);
    if (!ok) console.log(output.trim());
  }
}

// The types alone take as long as all the others.
await Promise.all([runChecks(), runChecks()]);

const report = process.argv.find((argument) => argument.startsWith('--report='))?.slice('--report='.length);
if (report) writeFileSync(report, JSON.stringify(counts));
process.exitCode = counts.failed > 0 ? 1 : 0;
