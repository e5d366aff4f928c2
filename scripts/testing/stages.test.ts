import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runStage } from './stages.mjs';

const begun = `
  import { appendFileSync } from 'node:fs';
  const write = (line) => appendFileSync(process.env.TEST_RESULTS, JSON.stringify(line) + '\\n');
  for (const planned of ['first', 'second', 'third']) write({ planned });
  write({ test: 'first › works', file: 'first', status: 'passed', seconds: 1 });
  write({ ended: 'first', seconds: 1 });
  write({ test: 'second › fails', file: 'second', status: 'failed', seconds: 2 });
  write({ ended: 'second', seconds: 2 });
  appendFileSync(process.env.TEST_RESULTS, '{"test":"third');
`;

/** Runs a program as a stage. */
function runProgram(source: string, limitMs = 30_000) {
  const folder = mkdtempSync(path.join(tmpdir(), 'stage-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const program = path.join(folder, 'program.mjs');
  writeFileSync(program, source);
  const stage = { name: `trial-${path.basename(folder)}`, limitMs, args: [program] };
  return { stage, outcome: runStage(stage, { node: process.execPath, env: process.env }) };
}

test('when a program is killed in its middle, then what ran is counted, and what did not is named', async () => {
  const { stage, outcome } = runProgram(`${begun}process.kill(process.pid, 'SIGKILL');`);
  const { passed, failed } = await outcome;
  expect(passed).toBe(1);
  expect(failed).toEqual(['second › fails', expect.stringMatching(/ended by SIGKILL, 1 did not run/)]);
  expect(failed[1]).toContain(stage.name);
  expect(failed[1]).toMatch(/\n {4}third$/);
});

test('when a program meets its limit, then that is a failure that says so', async () => {
  const { failed } = await runProgram('setInterval(() => {}, 1000);', 600).outcome;
  expect(failed).toEqual([expect.stringMatching(/stopped at its limit of 0\.01 minutes$/)]);
});

test('when a program fails without any result, then that is a failure', async () => {
  const { passed, failed } = await runProgram('process.exit(3);').outcome;
  expect(passed).toBe(0);
  expect(failed).toEqual([expect.stringMatching(/ended with exit code 3$/)]);
});

test('when every result came, but the program failed, then that is a failure', async () => {
  const whole = begun.replace(/appendFileSync\(process.*third'\);/, "write({ ended: 'third', seconds: 0 });");
  const passing = whole.replace("status: 'failed'", "status: 'passed'");
  const { passed, failed, seconds } = await runProgram(`${passing}process.exit(1);`).outcome;
  expect(passed).toBe(2);
  expect(failed).toEqual([expect.stringMatching(/ended with exit code 1$/)]);
  expect(seconds).toEqual({ first: 1, second: 2 });
});

test('when somebody interrupts, then a stage that has not begun says that it did not run', () => {
  const source = `
    import { guardInterrupts } from ${JSON.stringify(path.join(import.meta.dirname, '../install/run.mjs'))};
    import { runStage } from ${JSON.stringify(path.join(import.meta.dirname, 'stages.mjs'))};
    guardInterrupts();
    process.once('SIGTERM', async () => {
      const { passed, failed } = await runStage({ name: 'journeys', limitMs: 1000, args: [] }, { node: '/none', env: {} });
      console.log('\\n' + JSON.stringify({ passed, failed }));
      process.exit(0);
    });
    process.kill(process.pid, 'SIGTERM');
    setInterval(() => undefined, 1000);
  `;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', source], {
    encoding: 'utf8',
  });
  expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')).toEqual({
    passed: 0,
    failed: ['journeys: did not run, interrupted'],
  });
});

function verdictOf(outcomes: unknown[], { leftOut = [] as string[], services = '0' } = {}) {
  const verdict = path.join(import.meta.dirname, 'verdict.mjs');
  const source = `
    import { giveVerdict } from ${JSON.stringify(verdict)};
    await giveVerdict('core', async (take) => {
      ${JSON.stringify(outcomes)}.forEach(take);
      return { leftOut: ${JSON.stringify(leftOut)} };
    });`;
  const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '-e', source], {
    encoding: 'utf8',
    env: { ...process.env, REQUIRE_SERVICES: services },
  });
  return { lines: stdout.trim().split('\n'), status };
}

const unit = { name: 'unit', minutes: 2.5, passed: 12, failed: [], skipped: [] };

test('when all passed, then the last lines give the minutes and the counts', () => {
  const { lines, status } = verdictOf([{ ...unit, name: 'build', minutes: 0.75 }, unit]);
  expect(lines.slice(-2)).toEqual(['core: 3.3 minutes (build 0.8, unit 2.5)', '24 passed, 0 failed']);
  expect(status).toBe(0);
});

test('when something was left out, then it is named, and fails where services are required', () => {
  const outcomes = [{ ...unit, skipped: ['a › on PostgreSQL'] }];
  const free = verdictOf(outcomes, { leftOut: ['tests with Redis: none answers'] });
  expect(free.lines).toContain('left out: tests with Redis: none answers');
  expect(free.lines.at(-1)).toBe('12 passed, 0 failed, 1 skipped');
  expect(free.status).toBe(0);
  const strict = verdictOf(outcomes, { leftOut: ['tests with Redis: none answers'], services: '1' });
  expect(strict.lines.at(-1)).toBe('12 passed, 2 failed');
  expect(strict.status).toBe(1);
});

test('when one stage failed, then its failures stand at the end by name', () => {
  const { lines, status } = verdictOf([{ ...unit, failed: ['x › y'] }, unit]);
  expect(lines.slice(-3)[0]).toBe('✗ x › y');
  expect(lines.at(-1)).toBe('24 passed, 1 failed');
  expect(status).toBe(1);
});
