import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startPoller } from './poller.ts';

const minute = 60_000;

function createScene(firstAfterMs = 0) {
  const scene = { asked: [] as boolean[], fails: false, isOnline: true, isFollowed: false };
  let handlers: Parameters<Parameters<typeof startPoller>[0]['follow']>[0] | undefined;
  const poller = startPoller({
    firstAfterMs,
    random: () => 0.5,
    isOnline: () => scene.isOnline,
    ask: async (isChanged) => {
      scene.asked.push(isChanged);
      if (scene.fails) throw new Error('no answer');
    },
    follow: (events) => {
      handlers = events;
      scene.isFollowed = true;
      return () => {
        scene.isFollowed = false;
      };
    },
  });
  return { scene, poller, events: () => handlers };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('when no stream names the apps, then they are asked for with each poll; while one does, then not', async () => {
  let asked = 0;
  let handlers: Parameters<Parameters<typeof startPoller>[0]['follow']>[0] | undefined;
  const seen: string[] = [];
  const poller = startPoller({
    ...{ firstAfterMs: 0, random: () => 0.5, isOnline: () => true, ask: async () => undefined },
    follow: (events) => {
      handlers = events;
      return () => undefined;
    },
    onApps: (revision) => seen.push(revision),
    askApps: async () => {
      asked += 1;
    },
  });
  await vi.advanceTimersByTimeAsync(minute + 1);
  expect(asked).toBe(2);
  handlers?.onLive(true);
  handlers?.onApps('two');
  await vi.advanceTimersByTimeAsync(6 * minute);
  expect([asked, seen]).toEqual([2, ['two']]);
  poller.stop();
});

it('when nothing tells of changes, then it asks at once and every minute', async () => {
  const { scene } = createScene();
  await vi.advanceTimersByTimeAsync(3 * minute + 1);
  expect(scene.asked).toEqual([false, false, false, false]);
});

it('when another tab has asked just now, then the first question waits', async () => {
  const { scene } = createScene(20_000);
  await vi.advanceTimersByTimeAsync(19_999);
  expect(scene.asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(scene.asked).toHaveLength(1);
});

it('when minutes spread, then by a tenth to both sides', async () => {
  const wait = vi.spyOn(globalThis, 'setTimeout');
  const ask = async (): Promise<void> => undefined;
  const common = { ask, follow: () => () => undefined, isOnline: () => true, firstAfterMs: 0 };
  for (const random of [() => 0, () => 0.999_999]) {
    const poller = startPoller({ ...common, random });
    await vi.advanceTimersByTimeAsync(1);
    poller.stop();
  }
  const waits = wait.mock.calls.map(([, ms]) => Math.round((ms ?? 0) / 1000));
  expect(waits).toContain(54);
  expect(waits).toContain(66);
});

it('when the server does not answer, then it asks ever more seldom, and every minute again once it does', async () => {
  const { scene } = createScene();
  scene.fails = true;
  await vi.advanceTimersByTimeAsync(1);
  await vi.advanceTimersByTimeAsync(2 * minute);
  await vi.advanceTimersByTimeAsync(4 * minute);
  await vi.advanceTimersByTimeAsync(5 * minute);
  expect(scene.asked).toHaveLength(4);
  await vi.advanceTimersByTimeAsync(5 * minute);
  expect(scene.asked).toHaveLength(5);
  scene.fails = false;
  await vi.advanceTimersByTimeAsync(5 * minute);
  await vi.advanceTimersByTimeAsync(minute);
  expect(scene.asked).toHaveLength(7);
});

it('when the server tells of changes, then it is asked at each word, and by itself every five minutes only', async () => {
  const { scene, events } = createScene();
  await vi.advanceTimersByTimeAsync(3_000);
  events()?.onLive(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(scene.asked).toEqual([false, false]);
  events()?.onChanged();
  await vi.advanceTimersByTimeAsync(0);
  expect(scene.asked.at(-1)).toBe(true);
  await vi.advanceTimersByTimeAsync(4 * minute);
  expect(scene.asked).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(minute);
  expect(scene.asked).toHaveLength(4);
});

it('when the stream is lost, then it asks at once and every minute again', async () => {
  const { scene, events } = createScene();
  await vi.advanceTimersByTimeAsync(3_000);
  events()?.onLive(true);
  await vi.advanceTimersByTimeAsync(0);
  events()?.onLive(false);
  await vi.advanceTimersByTimeAsync(minute);
  expect(scene.asked).toHaveLength(4);
});

it('when many changes come at once, then they cost two questions', async () => {
  const { scene, events } = createScene(minute);
  await vi.advanceTimersByTimeAsync(3_000);
  for (let count = 0; count < 50; count += 1) events()?.onChanged();
  await vi.advanceTimersByTimeAsync(0);
  expect(scene.asked).toEqual([true, true]);
});

it('when the network is away, then nothing is asked, and at once when it is back', async () => {
  const { scene, poller } = createScene();
  scene.isOnline = false;
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(scene.asked).toEqual([]);
  scene.isOnline = true;
  poller.wake();
  await vi.advanceTimersByTimeAsync(0);
  expect(scene.asked).toHaveLength(1);
});

it('when it is stopped, then it neither asks nor listens any more', async () => {
  const { scene, poller } = createScene();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(scene.isFollowed).toBe(true);
  poller.stop();
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(scene).toMatchObject({ asked: [false], isFollowed: false });
});
