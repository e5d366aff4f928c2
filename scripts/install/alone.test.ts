import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { removeLock, runAlone } from './alone.mjs';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alone-'));
  file = join(folder, 'setup.lock');
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

/** A number that no process has. */
const killed = `${hostname()} 99999999 abc`;
const living = `${hostname()} ${process.ppid} abc`;
const elsewhere = 'another-container 99999999 abc';

test('when it runs, then the lock names it, and programs that it starts do not wait; afterwards the lock is gone', async () => {
  const say = vi.fn();
  const answer = await runAlone(
    async () => {
      expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^${hostname()} ${process.pid} `));
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

test.each([
  [living, `Process ${process.ppid} installs or builds here`],
  [elsewhere, 'Process 99999999 of another-container installs or builds here'],
  ['', 'Another command installs or builds here'],
])('when the lock says "%s", then that is said once, and waited for', async (holder, words) => {
  writeFileSync(file, holder);
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
  expect(said).toEqual([expect.stringContaining(words)]);
});

test.each([
  ['was killed', killed, 0],
  ['was killed, and another program has its number now', living, 61],
  ['was killed in another container', elsewhere, 61],
  ['was killed before it wrote its number', '', 61],
])('when the process that has the lock %s, then nobody waits', async (_, holder, secondsAgo) => {
  writeFileSync(file, holder);
  const then = new Date(Date.now() - secondsAgo * 1000);
  utimesSync(file, then, then);
  const say = vi.fn();
  expect(await runAlone(async () => 'done', { file, say, wakeMs: 0 })).toBe('done');
  expect(say).not.toHaveBeenCalled();
  expect(readdirSync(folder)).toEqual([]);
});

test('when a computer slept, then the process that has the lock may say first that it lives', async () => {
  writeFileSync(file, living);
  const then = new Date(Date.now() - 3_600_000);
  utimesSync(file, then, then);
  const said: string[] = [];
  const say = (line: string) => {
    said.push(line);
    rmSync(file);
  };
  await runAlone(async () => undefined, { file, say, wakeMs: 60_000 });
  expect(said).toHaveLength(1);
});

test('when somebody else took the lock meanwhile, then neither a release nor a removal takes it away', async () => {
  await runAlone(async () => writeFileSync(file, living), { file });
  expect(readFileSync(file, 'utf8')).toBe(living);
  removeLock(file, killed);
  expect(readFileSync(file, 'utf8')).toBe(living);
  expect(readdirSync(folder)).toEqual(['setup.lock']);
  removeLock(file, living);
  expect(readdirSync(folder)).toEqual([]);
});
