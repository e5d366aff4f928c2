import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { createWasmMd5 } from '../hashing/wasm-md5-engine.ts';
import { holdByMessages } from './hold-by-messages.ts';
import { createUnfinishedStore, type UnfinishedUpload } from './unfinished-store.ts';
import { createUploadLocks } from './upload-locks.ts';

const day = 24 * 60 * 60 * 1000;

function upload(key: string, change: Partial<UnfinishedUpload> = {}) {
  return {
    key,
    fileName: '作业 📚.zip',
    webkitRelativePath: '',
    size: 20 * 1024 ** 3,
    lastModified: 1,
    serverid: 'base',
    label: '',
    priority: 0,
    ...change,
  };
}

describe('unfinished uploads', () => {
  test('when a page keeps one, then the next page finds it with the state of its hash', async () => {
    const md5 = await createWasmMd5();
    md5.update(new Uint8Array(100));
    const hashState = md5.save();
    await createUnfinishedStore('a').put(upload('1', { hashState }));
    const found = await createUnfinishedStore('a').find('1');
    expect(found).toMatchObject({ size: 20 * 1024 ** 3, fileName: '作业 📚.zip' });
    expect((await createWasmMd5(found?.hashState)).digest()).toBe((await createWasmMd5(hashState)).digest());
  });

  test('when another user opens the browser, then nothing of the first one is found', async () => {
    await createUnfinishedStore('b').put(upload('1'));
    const other = createUnfinishedStore('c');
    expect(await other.find('1')).toBeUndefined();
    expect(await other.list()).toEqual([]);
    await other.remove('1');
    expect(await createUnfinishedStore('b').list()).toHaveLength(1);
  });

  test('when a week is over, then an upload is forgotten', async () => {
    let now = 0;
    const store = createUnfinishedStore('d', () => now);
    await store.put(upload('old'));
    now = 6 * day;
    await store.put(upload('new'));
    now = 8 * day;
    expect((await store.list()).map(({ key }) => key)).toEqual(['new']);
    now = 0;
    expect(await store.find('old')).toBeUndefined();
  });

  test('when it is removed, then it is gone', async () => {
    const store = createUnfinishedStore('e');
    await store.put(upload('1'));
    await store.remove('1');
    expect(await store.list()).toEqual([]);
  });

  test('when the browser has no storage, then nothing is kept and nothing fails', async () => {
    const { indexedDB } = globalThis;
    Reflect.deleteProperty(globalThis, 'indexedDB');
    const store = createUnfinishedStore('f');
    await store.put(upload('1'));
    expect(await store.find('1')).toBeUndefined();
    expect(await store.list()).toEqual([]);
    globalThis.indexedDB = indexedDB;
  });
});

const never = new AbortController().signal;

describe.each([
  ['Web Locks', createUploadLocks().hold],
  ['messages', holdByMessages],
])('a lock by %s', (way, hold) => {
  test('when another holds it, then work waits for it', async () => {
    const order: string[] = [];
    let free = (): void => undefined;
    const first = hold(`${way} 1`, never, expect.fail, async () => {
      order.push('first');
      await new Promise<void>((resolve) => {
        free = resolve;
      });
    });
    await expect.poll(() => order, { timeout: 10_000 }).toEqual(['first']);
    const onWait = (): void => {
      order.push('waits');
      free();
    };
    await hold(`${way} 1`, never, onWait, async () => order.push('second'));
    await first;
    expect(order).toEqual(['first', 'waits', 'second']);
  });

  test('when several ask at once, then one at a time works', async () => {
    let running = 0;
    let highest = 0;
    const work = async (): Promise<void> => {
      running += 1;
      highest = Math.max(highest, running);
      await new Promise(setImmediate);
      running -= 1;
    };
    await Promise.all([1, 2, 3].map(() => hold(`${way} 2`, never, () => undefined, work)));
    expect(highest).toBe(1);
  });

  test('when work fails, then the lock is free again', async () => {
    const fail = () => Promise.reject(new Error('no'));
    await expect(hold(`${way} 3`, never, () => undefined, fail)).rejects.toThrow('no');
    await expect(hold(`${way} 3`, never, expect.fail, async () => 'works')).resolves.toBe('works');
  });

  test('when what waits is aborted, then it does not work', async () => {
    let free: (() => void) | undefined;
    const first = hold(
      `${way} 4`,
      never,
      expect.fail,
      () => new Promise<void>((resolve) => (free = resolve)),
    );
    await expect.poll(() => free, { timeout: 10_000 }).toBeDefined();
    const controller = new AbortController();
    const onWait = (): void => controller.abort(new Error('enough'));
    const second = hold(`${way} 4`, controller.signal, onWait, async () => 'ran');
    await expect(second).rejects.toThrow('enough');
    free?.();
    await first;
  });
});
