import { describe, expect, test } from 'vitest';
import { createManualClock } from '../testing/clocks.ts';
import { createTransportError } from '../transport/upload-transport.ts';
import { delayAfter } from './backoff.ts';
import { createChunkPlan, parseChunkSet, presentBytes, rangeOf } from './chunk-plan.ts';
import { createConcurrency } from './concurrency.ts';
import { describeFailure, judgeFailure } from './judge-failure.ts';
import { createSentBytes } from './sent-bytes.ts';
import { createSlots } from './slots.ts';
import { watchProgress } from './watch-progress.ts';

const giga = 1024 ** 3;
const never = new AbortController().signal;

describe('delays', () => {
  test('when attempts fail, then delays double up to a minute', () => {
    const delays = [1, 2, 3, 4, 5, 6, 7, 40].map((failures) => delayAfter(failures, undefined, 0));
    expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
    expect(delayAfter(1, undefined, 1)).toBe(750);
  });

  test('when the server names a time, then no attempt comes before it', () => {
    expect(delayAfter(1, 30, 0)).toBe(30_000);
    expect(delayAfter(1, 30, 1)).toBe(37_500);
    expect(delayAfter(6, 1, 0)).toBe(32_000);
  });
});

describe('concurrency', () => {
  test('when requests go well, then it grows to six; congestion halves it once a second', () => {
    const concurrency = createConcurrency();
    expect(concurrency.limit).toBe(3);
    for (let count = 0; count < 40; count += 1) concurrency.onSuccess();
    expect(concurrency.limit).toBe(6);
    concurrency.onCongestion(0);
    concurrency.onCongestion(999);
    expect(concurrency.limit).toBe(3);
    for (const now of [1000, 2000, 3000, 4000]) concurrency.onCongestion(now);
    expect(concurrency.limit).toBe(1);
  });
});

describe('slots', () => {
  test('when places are taken, then the highest rank gets the next one', async () => {
    const slots = createSlots(() => 1);
    const order: string[] = [];
    let free = (): void => undefined;
    const first = slots.run(
      () => 0,
      never,
      () => new Promise<void>((resolve) => (free = resolve)),
    );
    const low = slots.run(
      () => 1,
      never,
      async () => order.push('low'),
    );
    const high = slots.run(
      () => 2,
      never,
      async () => order.push('high'),
    );
    await Promise.resolve();
    free();
    await Promise.all([first, low, high]);
    expect(order).toEqual(['high', 'low']);
  });

  test('when a waiting request is aborted, then it takes no place', async () => {
    const slots = createSlots(() => 1);
    const controller = new AbortController();
    let free = (): void => undefined;
    const first = slots.run(
      () => 0,
      never,
      () => new Promise<void>((resolve) => (free = resolve)),
    );
    const waiting = slots.run(
      () => 0,
      controller.signal,
      async () => 'ran',
    );
    controller.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow('enough');
    free();
    await first;
    await expect(
      slots.run(
        () => 0,
        never,
        async () => 'next',
      ),
    ).resolves.toBe('next');
  });
});

describe('chunks', () => {
  test('when a file has 20 GB, then its last chunk ends with it', () => {
    const plan = createChunkPlan(20 * giga + 1, 256 * 1024);
    expect(plan.chunks).toBe(81_921);
    expect(rangeOf(plan, 81_921)).toEqual({ start: 20 * giga, end: 20 * giga + 1 });
    const all = parseChunkSet(Buffer.alloc(10_241, 0xff).toString('base64url'));
    expect(presentBytes(plan, all)).toBe(20 * giga + 1);
  });

  test('when a file is empty, then it has one chunk without bytes', () => {
    const plan = createChunkPlan(0, 1024);
    expect(plan.chunks).toBe(1);
    expect(rangeOf(plan, 1)).toEqual({ start: 0, end: 0 });
  });

  test('when bits are read, then the first chunk is the lowest bit and what is cut off is missing', () => {
    const set = parseChunkSet(Buffer.from([0b0000_0101, 0b1000_0000]).toString('base64url'));
    expect([1, 2, 3, 8, 16, 17, 999].map(set.has)).toEqual([true, false, true, false, true, false, false]);
    expect(parseChunkSet('').has(1)).toBe(false);
    expect(parseChunkSet('-_8').has(1)).toBe(true);
  });

  test('when a chunk is lost on its way, then its bytes no longer count', () => {
    const reported: [number, boolean][] = [];
    let now = 0;
    const sent = createSentBytes(
      (...report) => reported.push(report),
      () => now,
    );
    sent.start(100);
    now = 50;
    sent.onSent(1, 10);
    now = 100;
    sent.onSent(1, 20);
    sent.onSent(2, 5);
    now = 200;
    sent.onSent(2, 0);
    sent.onArrived(1, 30);
    expect(reported).toEqual([
      [100, false],
      [120, true],
      [120, true],
      [130, true],
    ]);
  });
});

describe('the watchdog', () => {
  test('when nothing moves for the limit, then the request ends; what moves goes on', async () => {
    const clock = createManualClock();
    let move = (): void => undefined;
    const outcome = watchProgress(clock, 30_000, never, (signal, onMove) => {
      move = onMove;
      return new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
      );
    });
    let error: unknown;
    outcome.catch((reason: unknown) => {
      error = reason;
    });
    await clock.advance(20_000);
    move();
    await clock.advance(29_999);
    expect(error).toBeUndefined();
    await clock.advance(1);
    expect(error).toMatchObject({ kind: 'timeout' });
  });

  test('when the request is answered, then its answer counts', async () => {
    const clock = createManualClock();
    await expect(watchProgress(clock, 30_000, never, async () => 7)).resolves.toBe(7);
    await clock.advance(60_000);
  });
});

describe('failures', () => {
  test.each([
    ['network', 0, '', { mayRepeat: true, isCut: true }],
    ['timeout', 0, '', { mayRepeat: true, isCongestion: true }],
    ['unreadable', 200, '', { mayRepeat: true, isTooLarge: false }],
    ['unreadable', 403, '', { mayRepeat: true, isTooLarge: true }],
    ['http', 413, '', { mayRepeat: false, isTooLarge: true }],
    ['body', 413, 'quota_reached', { mayRepeat: false, isTooLarge: false }],
    ['http', 429, '', { mayRepeat: true, isCongestion: true }],
    ['http', 502, '', { mayRepeat: true, isCut: true }],
    ['http', 503, 'shutting_down', { mayRepeat: true, isCut: false }],
    ['body', 409, 'chunkmerge', { mayRepeat: false, isRefused: true }],
    ['body', 403, 'forbidden', { mayRepeat: false, isRefused: false }],
  ] as const)('when a request ends as %s %i %s, then it is judged', (kind, status, code, expected) => {
    expect(judgeFailure(createTransportError(kind, '', { status, code }))).toMatchObject(expected);
  });

  test.each([
    [401, true],
    [507, true],
    [503, true],
    [403, false],
    [422, false],
  ])('when the status is %i, then a retry may help: %s', (status, mayRetry) => {
    const error = createTransportError('body', 'no', { status, requestId: 'r-1' });
    const failure = describeFailure(error, 'uploaderror');
    expect(failure).toEqual({
      kind: 'uploaderror',
      message: 'no',
      status,
      code: '',
      requestId: 'r-1',
      mayRetry,
    });
  });

  test('when a file changed on disk, then it says so whatever the step was', () => {
    const error = new DOMException('', 'NotReadableError');
    expect(describeFailure(error, 'uploadunkerror')).toMatchObject({ kind: 'filechanged', mayRetry: false });
    const gone = new DOMException('', 'NotFoundError');
    expect(describeFailure(gone, 'uploadunkerror')).toMatchObject({
      kind: 'notfindfile',
      message: 'Not find file',
    });
  });
});
