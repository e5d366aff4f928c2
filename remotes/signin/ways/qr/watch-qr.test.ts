import { expect, test } from 'vitest';
import { pauseBefore, type QrStage, watchQr } from './watch-qr.ts';

type Answer = 'waiting' | 'over' | 'signed-in' | Error;

/** A screen whose clock moves only while it waits; the poll answers with each of these in turn, then waits. */
async function watch(answers: Answer[], options: { fails?: boolean; abortAfter?: number } = {}) {
  const stages: QrStage[] = [];
  const pauses: number[] = [];
  const controller = new AbortController();
  let now = 0;
  let seen = 0;
  await watchQr({
    signal: controller.signal,
    create: async () => {
      if (options.fails) throw new Error('away');
      return { scanToken: 'token', expiresIn: 120 };
    },
    poll: async () => {
      const answer = answers.shift() ?? 'waiting';
      if (options.abortAfter === pauses.length) controller.abort();
      if (answer instanceof Error) throw answer;
      return answer;
    },
    now: () => now,
    pause: async (milliseconds) => {
      pauses.push(milliseconds);
      now += milliseconds;
    },
    untilVisible: async () => {
      seen += 1;
    },
    show: (stage) => stages.push(stage),
  });
  return { stages: stages.map(({ at }) => at), pauses, seen };
}

test('when the device confirms, then the screen says so', async () => {
  const { stages, seen } = await watch(['waiting', 'waiting', 'signed-in']);
  expect(stages).toEqual(['loading', 'showing', 'confirmed']);
  expect(seen).toBe(3);
});

test('when nobody confirms, then the code is over after its time, and was asked after less and less', async () => {
  const { stages, pauses } = await watch([]);
  expect(stages).toEqual(['loading', 'showing', 'over']);
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBe(120_000);
  expect(pauses[0]).toBe(2_000);
  expect(pauses.at(-2)).toBe(4_000);
});

test('when the server says that it is over, then it is', async () => {
  expect((await watch(['waiting', 'over'])).stages).toEqual(['loading', 'showing', 'over']);
});

test('when some answers are lost, then it goes on, more slowly', async () => {
  const { stages, pauses } = await watch([new Error('a'), new Error('b'), 'signed-in']);
  expect(stages.at(-1)).toBe('confirmed');
  expect(pauses).toEqual([2_000, 4_000, 8_000]);
  expect(pauseBefore(9, 20)).toBe(15_000);
});

test('when no code can be had, then that is told', async () => {
  expect((await watch([], { fails: true })).stages).toEqual(['loading', 'failed']);
});

test('when the screen is left, then nothing is shown any more', async () => {
  expect((await watch(['waiting', 'signed-in'], { abortAfter: 2 })).stages).toEqual(['loading', 'showing']);
});
