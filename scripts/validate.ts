/** `npm run validate`: every check that is not a test. */
import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { writeResults } from './testing/write-result.ts';
import { checkBudgets } from './validate/budgets.ts';
import { findLicenceProblems } from './validate/licences.ts';

interface Outcome {
  ok: boolean;
  output: string;
  /** Said where nothing failed. */
  warning?: string;
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
  // Several checkers would each work out the same types: one takes half the processor, and leaves the other core to the other checks.
  'types (tsc)': () => runTool('node_modules/typescript/bin/tsc', ['-p', '.', '--checkers', '1']),
  'types of the samples (tsc)': checkSamples,
  'format and lint (biome)': () =>
    runTool('node_modules/@biomejs/biome/bin/biome', ['ci', '.', '--colors=off', '--diagnostic-level=warn']),
  'walls (dependency-cruiser)': () =>
    runTool('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', walls),
  'dead code (knip)': () => runTool('node_modules/knip/bin/knip.js', ['--no-progress']),
  licences: checkLicences,
  'file sizes (measure)': () => runTool('scripts/measure.ts', []),
  'byte budgets of the build': checkBudgets,
};

const waiting = Object.entries(checks);
let failed = 0;

/** Takes one check after the other until none is left. */
async function runChecks(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [name, check] = next;
    const start = performance.now();
    const { ok, output, warning } = await check();
    const seconds = (performance.now() - start) / 1000;
    if (!ok) failed += 1;
    writeResults([
      { test: name, file: name, status: ok ? 'passed' : 'failed', seconds },
      { ended: name, seconds },
    ]);
    console.log(`${ok ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
    if (warning) console.log(warning);
    if (!ok) console.log(output.trim());
  }
}

writeResults(Object.keys(checks).map((planned) => ({ planned })));
// The types alone take as long as all the others.
await Promise.all([runChecks(), runChecks()]);
process.exitCode = failed > 0 ? 1 : 0;
