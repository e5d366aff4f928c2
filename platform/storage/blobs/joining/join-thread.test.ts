import { type FileHandle, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createJoinThread } from './join-thread.ts';

const deadly = new URL('data:text/javascript,setTimeout(() => process.exit(1), 20)');

let folder: string;
let target: FileHandle;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'joins-'));
  target = await open(join(folder, 'whole'), 'wx');
  await writeFile(join(folder, 'part'), 'abcdef');
});
afterEach(async () => {
  await target.close();
  await rm(folder, { recursive: true });
});

test('when nobody joins, then there is no thread, and after a while there is none again', async () => {
  const thread = createJoinThread({ idleLimit: 20 });
  expect(thread.isRunning()).toBe(false);
  const run = thread.begin(target.fd);
  await run.take(join(folder, 'part'), { start: 1, end: 3 });
  await run.take(join(folder, 'part'), { start: 0, end: 0 });
  expect(thread.isRunning()).toBe(true);
  expect(await run.end()).toMatchObject({ size: 4, md5: '078c4e73146ba90c3e4e9daa1facac28' });
  await expect.poll(thread.isRunning).toBe(false);
  expect(await readFile(join(folder, 'whole'), 'utf8')).toBe('bcda');
});

test('when the thread ended because nobody joined, then the next join starts it again', async () => {
  const thread = createJoinThread({ idleLimit: 0 });
  await thread.begin(target.fd).end();
  await expect.poll(thread.isRunning).toBe(false);
  const run = thread.begin(target.fd);
  await run.take(join(folder, 'part'), { start: 0, end: 5 });
  expect(await run.end()).toMatchObject({ size: 6 });
});

test('when one of two joins ends, then the thread stays for the other one, however long that takes', async () => {
  const thread = createJoinThread({ idleLimit: 0 });
  const long = thread.begin(target.fd);
  await long.take(join(folder, 'part'), { start: 0, end: 1 });
  thread.begin(target.fd).drop();
  const short = thread.begin(target.fd);
  await short.end();
  await long.take(join(folder, 'part'), { start: 2, end: 5 });
  expect(await long.end()).toMatchObject({ size: 6 });
});

test('when the thread dies, then the joins that run fail, and no later one waits for it', async () => {
  const thread = createJoinThread({ program: deadly });
  const run = thread.begin(target.fd);
  await expect(run.take(join(folder, 'part'), { start: 0, end: 5 })).rejects.toThrow('ended');
  await expect(run.end()).rejects.toThrow('lost');
  run.drop();
  expect(thread.isRunning()).toBe(false);
  await expect(thread.begin(target.fd).end()).rejects.toThrow('ended');
});

test('when nothing can be written, then the error of the system comes through', async () => {
  const reading = await open(join(folder, 'part'), 'r');
  const run = createJoinThread().begin(reading.fd);
  await expect(run.take(join(folder, 'part'), { start: 0, end: 5 })).rejects.toMatchObject({ code: 'EBADF' });
  await reading.close();
});
