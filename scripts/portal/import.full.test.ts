import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

let folder: string;
let file: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-import-'));
  file = join(folder, 'people.csv');
  writeFileSync(file, '学号,姓名,班级\nS1,张三,\nS2,李四,九班\n');
  run('admin', 'create', '--login', 'admin', '--unit', '学校');
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(...args: string[]) {
  const env = { PATH: process.env.PATH, DATA_DIR: folder };
  const script = join(import.meta.dirname, '..', 'portal.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    env,
    encoding: 'utf8',
  });
  return { status, stderr, lines: stdout.trim().split('\n') };
}

const order = ['import', '--unit', '学校', '--kind', 'people'];

test('when rows are refused, then they are named by row and column, the others are written, and the code is 1', () => {
  const outcome = run(...order, '--file', file, '--type', 'student');
  expect(outcome.status).toBe(1);
  expect(outcome.stderr.split('\n').slice(0, 7)).toEqual([
    'Row 3: Class: No such class: 九班',
    'State    done',
    'New      1',
    'Changed  0',
    'Same     0',
    'Leaving  0 (not in the file)',
    'Refused  1',
  ]);
});

test('when it is a dry run, then nothing is written; afterwards the same file changes nothing', () => {
  const options = [...order, '--file', file, '--type', 'student', '--found-classes'];
  expect(run(...options, '--dry-run').lines).toEqual(
    expect.arrayContaining(['Nothing was written.', 'New      1', 'Same     1']),
  );
  expect(run(...options)).toMatchObject({
    status: 0,
    lines: expect.arrayContaining(['New      1', 'Same     1']),
  });
  expect(run(...options)).toMatchObject({
    status: 0,
    lines: expect.arrayContaining(['New      0', 'Same     2']),
  });
});

test('when the unit is exported for other systems, then what comes out is what is there, and no file is overwritten', () => {
  const archive = join(folder, 'oneroster.zip');
  const exporting = ['roster', 'export', '--unit', '学校', '--file', archive];
  expect(run(...exporting)).toMatchObject({ status: 0, lines: [`Wrote ${archive}`] });
  const again = run('import', '--unit', '学校', '--kind', 'roster', '--file', archive, '--dry-run');
  expect(again.lines).toEqual(expect.arrayContaining(['New      0', 'Changed  0', 'Refused  0']));
  expect(run(...exporting).status).toBe(1);
  expect(run('roster', 'export').stderr).toContain('Usage: npm run portal -- roster export');
});

test('when columns are matched by hand, then that counts', () => {
  const other = join(folder, 'other.csv');
  writeFileSync(other, 'S1,张三三\n');
  const mapped = run(...order, '--file', other, '--type', 'student', '--mapping', '0=externalId,1=realName');
  expect(mapped).toMatchObject({
    status: 0,
    lines: expect.arrayContaining(['No row names the columns', 'Changed  1']),
  });
});

test.each([
  ['no file', order, 'Usage: npm run portal -- import'],
  [
    'a kind that is none',
    ['import', '--unit', '学校', '--kind', 'pets', '--file', 'x'],
    'Usage: npm run portal -- import',
  ],
  [
    'a unit that is none',
    ['import', '--unit', 'x', '--kind', 'people', '--file', import.meta.filename],
    'There is no unit x',
  ],
])('when it has %s, then one line says so', (_, args, text) => {
  const outcome = run(...args);
  expect([outcome.status, outcome.stderr.slice(0, text.length)]).toEqual([1, text]);
});
