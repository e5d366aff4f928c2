import { expect, onTestFinished, test, vi } from 'vitest';
import type { BenchContext, Finds, Part } from './context.ts';
import { requirePrograms } from './left-out.ts';
import { runToEnd } from './part-end.ts';

const finding = { name: 'a', measured: 1, unit: 'ms', limit: { is: 'at most', value: 2 } } as const;
const options = { isQuick: false, megabytes: undefined };

function emptyFinds() {
  return { add: vi.fn<Finds['add']>(), addTable: vi.fn<Finds['addTable']>() };
}

test('when a part runs through, then it leaves what it found, and has passed', async () => {
  const finds = emptyFinds();
  const end = await runToEnd(async () => async (context) => context.add(finding), finds, options);
  expect(end).toMatchObject({ status: 'passed', seconds: expect.any(Number) });
  expect(finds.add).toHaveBeenCalledExactlyOnceWith(finding);
});

test('when a part breaks off, then it has failed, keeps what it found, and its servers are stopped', async () => {
  const finds = emptyFinds();
  const stop = vi.fn(async () => undefined);
  const part: Part = async (context) => {
    context.keep({ stop });
    context.add(finding);
    throw new Error('no tile');
  };
  expect(await runToEnd(async () => part, finds, options)).toMatchObject({
    status: 'failed',
    reason: 'no tile',
  });
  expect(finds.add).toHaveBeenCalledExactlyOnceWith(finding);
  expect(stop).toHaveBeenCalledOnce();
});

test('when a part cannot be loaded, then it has failed', async () => {
  const load = () => Promise.reject(new Error('no such module'));
  expect(await runToEnd(load, emptyFinds(), options)).toMatchObject({
    status: 'failed',
    reason: 'no such module',
  });
});

test('when a program is not installed, then the part is left out, which names it', async () => {
  vi.stubEnv('PATH', '/nowhere');
  onTestFinished(() => void vi.unstubAllEnvs());
  const part: Part = async () => requirePrograms('no-such-program', 'nor-this-one');
  expect(await runToEnd(async () => part, emptyFinds(), options)).toMatchObject({
    status: 'skipped',
    reason: 'not installed: no-such-program, nor-this-one',
  });
});

test.each([
  [{ isQuick: false, megabytes: undefined }, 256],
  [{ isQuick: true, megabytes: undefined }, 1],
  [{ isQuick: true, megabytes: 8 }, 8],
  [{ isQuick: false, megabytes: 8 }, 8],
])('when the command line says %o, then files have %d MB', async (said, megabytes) => {
  const ask = vi.fn(async (context: BenchContext) => context.megabytes(256));
  await runToEnd(async () => async (context) => void (await ask(context)), emptyFinds(), said);
  expect(await ask.mock.results[0]?.value).toBe(megabytes);
});
