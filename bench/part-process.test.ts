import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { measurePart } from './part-process.ts';
import type { BenchReport } from './report.ts';

const options = { isQuick: true, megabytes: undefined };
const finding = { name: 'a', measured: 1, unit: 'ms', limit: { is: 'at most', value: 2 } } as const;

/** Runs a part of this source, which may call its context `c`. */
async function measure(source: string, limitMs = 30_000) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-part-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const entry = join(folder, 'entry.mjs');
  const program = join(import.meta.dirname, 'part-program.ts');
  writeFileSync(
    entry,
    `import { writeFileSync } from 'node:fs';
    import { runPartProgram } from ${JSON.stringify(program)};
    const folder = ${JSON.stringify(folder)};
    const part = async (c) => { ${source} };
    await runPartProgram({ trial: async () => part }, process.argv.slice(2));`,
  );
  const report: BenchReport = { date: '2026-11-28', machine: {}, findings: [], tables: [] };
  const end = await measurePart('trial', report, options, {
    file: join(folder, 'lines'),
    entry,
    limitMs,
  });
  return { end, report, holds: (name: string) => existsSync(join(folder, name)) };
}

const found = `c.add(${JSON.stringify(finding)});`;

test('when a part runs through, then the report has its findings and its tables', async () => {
  const { end, report } = await measure(
    `${found} c.addTable({ title: 'raw', rows: [{ a: c.megabytes(7) }] });`,
  );
  expect(end).toMatchObject({ status: 'passed' });
  expect(report).toMatchObject({ findings: [finding], tables: [{ title: 'raw', rows: [{ a: 1 }] }] });
});

test('when a part hangs, then it ends at its limit, which is a failure that says so', async () => {
  const { end } = await measure(
    'setInterval(() => undefined, 1000); await new Promise(() => undefined);',
    600,
  );
  expect(end).toMatchObject({ status: 'failed', reason: 'stopped at its limit of 0.01 minutes' });
});

test('when a part is asked to end, then it keeps what it found, and its servers are stopped', async () => {
  const { end, report, holds } = await measure(`
    c.keep({ stop: async () => writeFileSync(folder + '/stopped', '') });
    ${found}
    setInterval(() => undefined, 1000);
    process.kill(process.pid, 'SIGTERM');
    await new Promise(() => undefined);`);
  expect(end).toMatchObject({ status: 'failed', reason: 'was asked to end' });
  expect(report.findings).toEqual([finding]);
  expect(holds('stopped')).toBe(true);
});

test('when the program of a part dies, then the part has failed and keeps what it found', async () => {
  const { end, report } = await measure(`${found} process.kill(process.pid, 'SIGKILL');`);
  expect(end).toMatchObject({ status: 'failed', reason: 'ended by SIGKILL' });
  expect(report.findings).toEqual([finding]);
});
