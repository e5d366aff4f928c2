import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder, inProject } from './project.mjs';
import { run } from './run.mjs';

const reports = join(cacheFolder, 'reports');

const stages = [
  {
    name: 'validate',
    limitMs: minutes(8),
    args: () => [inProject('scripts', 'validate.ts'), `--report=${reportFile('validate')}`],
    count: countValidate,
  },
  {
    name: 'unit',
    limitMs: minutes(30),
    args: () => [
      inProject('node_modules', 'vitest', 'vitest.mjs'),
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${reportFile('unit')}`,
    ],
    count: countUnit,
  },
  {
    name: 'e2e',
    limitMs: minutes(70),
    // Playwright stops by itself a little earlier, so that it can still name what has failed until then.
    args: () => [
      inProject('node_modules', '@playwright', 'test', 'cli.js'),
      'test',
      `--reporter=dot,json,${inProject('scripts', 'install', 'failures-at-once.mjs')}`,
      `--global-timeout=${minutes(68)}`,
    ],
    // Playwright sets FORCE_COLOR for its workers, and Node warns in each of their programs when both are set.
    noColor: { NO_COLOR: undefined, FORCE_COLOR: '0' },
    count: countE2e,
  },
];

/** Runs all stages and adds up what they counted. */
export async function runStages(node, env) {
  mkdirSync(reports, { recursive: true });
  const total = { passed: 0, failed: 0, skipped: [] };
  for (const stage of stages) {
    const { passed, failed, skipped } = await runStage(stage, node, env);
    total.passed += passed;
    total.failed += failed;
    total.skipped.push(...skipped);
    console.log(`\n${stage.name}: ${passed} passed, ${failed} failed, ${skipped.length} skipped`);
  }
  return total;
}

/** Runs one stage to its end or its time limit; a stage that leaves no report is one failure. */
async function runStage({ name, limitMs, args, count, noColor = { NO_COLOR: '1' } }, node, env) {
  console.log(`\n── ${name}`);
  rmSync(reportFile(name), { force: true });
  const { code } = await run(node, args(), {
    limitMs,
    echo: true,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile(name), ...noColor },
  });
  const report = findReport(name);
  const counts = report ? count(report) : { passed: 0, failed: 0, skipped: [] };
  if (code === 124) console.log(`\n${name}: stopped at its time limit of ${limitMs / 60_000} min`);
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  return counts;
}

function reportFile(stage) {
  return join(reports, `${stage}.json`);
}

/** Reads a report; undefined when the stage died before it wrote one. */
function findReport(stage) {
  try {
    return JSON.parse(readFileSync(reportFile(stage), 'utf8'));
  } catch {
    return undefined;
  }
}

function minutes(n) {
  return n * 60_000;
}

function countValidate(report) {
  return { passed: report.passed, failed: report.failed, skipped: [] };
}

/** Vitest: every test is a row; a file that could not even be loaded counts as one failure. */
function countUnit(report) {
  const tests = report.testResults.flatMap((file) =>
    file.assertionResults.map((test) => ({ name: test.fullName, status: test.status })),
  );
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: tests.filter((test) => test.status === 'passed').length,
    failed: tests.filter((test) => test.status === 'failed').length + broken.length,
    skipped: tests.filter((test) => !['passed', 'failed'].includes(test.status)).map((test) => test.name),
  };
}

/** Playwright: `errors` holds what failed outside any test. */
function countE2e({ stats, errors, suites }) {
  const names = (suite) => [
    ...(suite.specs ?? []).filter((s) => s.tests.some((t) => t.status === 'skipped')).map((s) => s.title),
    ...(suite.suites ?? []).flatMap(names),
  ];
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: suites.flatMap(names).slice(0, stats.skipped),
  };
}
