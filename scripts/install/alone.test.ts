import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { runAlone } from './alone.mjs';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alone-'));
  file = join(folder, 'setup.lock');
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

/** A number that no process has. */
const nobody = '99999999';

test('when it runs, then the lock names it, and programs that it starts do not wait; afterwards the lock is gone', async () => {
  const say = vi.fn();
  const answer = await runAlone(
    async () => {
      expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
      return runAlone(async () => 'inner', { file, say });
    },
    { file, say },
  );
  expect(answer).toBe('inner');
  expect(say).not.toHaveBeenCalled();
  expect(readdirSync(folder)).toEqual([]);
});

test('when it fails, then the lock is gone as well', async () => {
  const failing = runAlone(() => Promise.reject(new Error('no room')), { file });
  await expect(failing).rejects.toThrow('no room');
  expect(readdirSync(folder)).toEqual([]);
});

test('when another process has the lock, then it is named once, and waited for', async () => {
  writeFileSync(file, String(process.ppid));
  const said: string[] = [];
  const answer = await runAlone(async () => 'done', {
    file,
    say: (line) => {
      said.push(line);
      // It ends while we wait.
      rmSync(file);
    },
  });
  expect(answer).toBe('done');
  expect(said).toEqual([expect.stringContaining(`Process ${process.ppid} installs or builds here`)]);
});

test.each([
  ['was killed', nobody, 0],
  ['was killed, and another program has its number now', String(process.ppid), 61],
  ['was killed before it wrote its number', '', 61],
])('when the process that has the lock %s, then nobody waits', async (_, holder, secondsAgo) => {
  writeFileSync(file, holder);
  const then = new Date(Date.now() - secondsAgo * 1000);
  utimesSync(file, then, then);
  const say = vi.fn();
  expect(await runAlone(async () => 'done', { file, say })).toBe('done');
  expect(say).not.toHaveBeenCalled();
  expect(readdirSync(folder)).toEqual([]);
});

test('when two find the same forgotten lock, then they run one after the other', async () => {
  writeFileSync(file, nobody);
  const steps: string[] = [];
  const setUp = (name: string) => async () => {
    steps.push(`${name} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    steps.push(`${name} ends`);
  };
  const run = (name: string) => runAlone(setUp(name), { file, say: () => undefined });
  await Promise.all([run('a'), run('b')]);
  expect(steps).toHaveLength(4);
  expect(steps[1]).toBe(steps[0]?.replace('begins', 'ends'));
});
