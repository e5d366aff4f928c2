import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildBrowserCode } from '../install/browser-build.mjs';
import { describeExit } from '../install/exit-code.mjs';
import { cacheFolder, inProject } from '../install/project.mjs';
import { isInterrupted, run } from '../install/run.mjs';
import { readResults } from './results.mjs';
import { countWorkers, measureMemory, measureShare } from './workers.mjs';

const resultsFolder = join(cacheFolder, 'results');
const MOST_NAMES = 60;

/**
 * A program whose results are counted.
 * @typedef {{name: string, limitMs: number, args: readonly string[], env?: NodeJS.ProcessEnv, maxWorkers?: number}} Stage
 *   `maxWorkers` of a stage that runs several tests at once: as many as suit the machine, and no more than these
 * @typedef {{name: string, minutes: number, passed: number, failed: string[], skipped: string[], seconds?: Record<string, number>}} Outcome
 */

/** The checks that are no tests. */
export const validate = {
  name: 'validate',
  limitMs: minutes(15),
  args: [inProject('scripts', 'validate.ts')],
  env: { NO_COLOR: '1' },
};

/** Tests beside the code. */
export function unit({ limit, args = [], env = {} }) {
  const vitest = inProject('node_modules', 'vitest', 'vitest.mjs');
  const reporter = inProject('scripts', 'testing', 'unit-reporter.ts');
  return {
    name: 'unit',
    limitMs: minutes(limit),
    maxWorkers: 6,
    args: [vitest, 'run', `--reporter=${reporter}`, ...args],
    env: { NO_COLOR: '1', ...env },
  };
}

/** Journeys in a browser. */
export function journeys({ limit, args = [], env = {} }) {
  const playwright = inProject('node_modules', '@playwright', 'test', 'cli.js');
  const reporter = inProject('scripts', 'testing', 'journey-reporter.ts');
  return {
    name: 'journeys',
    limitMs: minutes(limit),
    maxWorkers: 4,
    args: [playwright, 'test', `--reporter=${reporter}`, ...args],
    // Playwright sets FORCE_COLOR for its workers, and Node warns in each of their programs when both are set.
    env: { NO_COLOR: undefined, FORCE_COLOR: '0', ...env },
  };
}

/** Every part of the bench; a part that breaks off and a figure that is missed are failures. */
export const bench = {
  name: 'bench',
  limitMs: minutes(240),
  args: [inProject('bench', 'run.ts')],
};

/** Builds the browser code: one result. */
export async function runBuild(node) {
  const startedAt = Date.now();
  const outcome = { name: 'build', minutes: 0, passed: 1, failed: [], skipped: [] };
  console.log('\n── build');
  await buildBrowserCode(node).catch((error) => {
    console.log(error.message);
    Object.assign(outcome, { passed: 0, failed: ['build'] });
  });
  return { ...outcome, minutes: minutesSince(startedAt) };
}

/**
 * Runs a stage to its end or its limit. What it did not run is named, and makes the stage a failure, as an interrupt before it does.
 * @param {Stage} stage
 * @param {{node: string, env: NodeJS.ProcessEnv}} surroundings
 * @returns {Promise<Outcome>}
 */
export async function runStage(stage, { node, env }) {
  const startedAt = Date.now();
  const file = join(resultsFolder, `${stage.name}.jsonl`);
  mkdirSync(resultsFolder, { recursive: true });
  rmSync(file, { force: true });
  const workers = stage.maxWorkers && workersFor(stage.maxWorkers);
  console.log(`\n── ${stage.name}${workers ? `, ${workers} at once` : ''}`);
  const { code } = await run(node, stage.args, {
    limitMs: stage.limitMs,
    echo: true,
    env: { ...env, ...stage.env, TEST_RESULTS: file, ...(workers && { TEST_WORKERS: String(workers) }) },
  });
  const { passed, failed, skipped, left, hasBegun, seconds } = readResults(file);
  const end = isInterrupted() ? describeInterrupt(hasBegun) : describeExit(code, stage.limitMs);
  if (left.length > 0 || !hasBegun) failed.push(`${stage.name}: ${end}${namesOf(left)}`);
  else if (code !== 0 && failed.length === 0) failed.push(`${stage.name}: ${end}`);
  const outcome = { name: stage.name, minutes: minutesSince(startedAt), passed, failed, skipped, seconds };
  console.log(`\n${stage.name}: ${passed} passed, ${failed.length} failed, ${skipped.length} skipped`);
  return outcome;
}

function workersFor(max) {
  return countWorkers({ share: measureShare(), memory: measureMemory(), max });
}

function describeInterrupt(hasBegun) {
  return hasBegun ? 'interrupted' : 'did not run, interrupted';
}

function namesOf(left) {
  if (left.length === 0) return '';
  const more = left.length > MOST_NAMES ? `\n    and ${left.length - MOST_NAMES} more` : '';
  return `, ${left.length} did not run to their end:\n    ${left.slice(0, MOST_NAMES).join('\n    ')}${more}`;
}

function minutes(count) {
  return count * 60_000;
}

function minutesSince(start) {
  return (Date.now() - start) / 60_000;
}
