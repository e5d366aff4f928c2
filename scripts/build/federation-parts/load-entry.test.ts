import { CurrentGlobal } from '@module-federation/runtime-core';
import { afterEach, expect, test, vi } from 'vitest';
import { type EntryRequest, getRemoteEntry, getRemoteEntryUniqueKey } from './load-entry.ts';

const remoteInfo = { name: 'people', entry: 'https://portal.test/people.js' };
const entry = { get: () => undefined, init: () => undefined };
/** The library keeps what is loading here, for all bundles of a page. */
const loads: Record<string, unknown> = CurrentGlobal.__GLOBAL_LOADING_REMOTE_ENTRY__;
const emit = vi.fn<() => Promise<object | undefined>>();
const request: EntryRequest = {
  origin: { loaderHook: {}, remoteHandler: { hooks: { lifecycle: { loadEntry: { emit } } } } },
  remoteInfo,
};

afterEach(() => {
  emit.mockReset();
  delete loads[getRemoteEntryUniqueKey(remoteInfo)];
});

test('when an entry is asked for twice, then it is loaded once', async () => {
  emit.mockResolvedValue(entry);
  const [one, other] = await Promise.all([getRemoteEntry(request), getRemoteEntry(request)]);
  expect([one, other]).toEqual([entry, entry]);
  expect(emit).toHaveBeenCalledOnce();
  expect(loads).toHaveProperty([getRemoteEntryUniqueKey(remoteInfo)]);
});

test('when an entry did not load, then it is asked for again', async () => {
  emit.mockRejectedValueOnce(new Error('no network'));
  await expect(getRemoteEntry(request)).rejects.toThrow('no network');
  emit.mockResolvedValue(entry);
  expect(await getRemoteEntry(request)).toBe(entry);
});

test('when an entry is there, then nothing is loaded', async () => {
  expect(await getRemoteEntry({ ...request, remoteEntryExports: entry })).toBe(entry);
  expect(emit).not.toHaveBeenCalled();
});

test('when nobody loads it in another way, then it is imported', async () => {
  emit.mockResolvedValue(undefined);
  const address = 'data:text/javascript,export const get = 1';
  expect(await getRemoteEntry({ ...request, remoteInfo: { name: 'people', entry: address } })).toHaveProperty(
    'get',
    1,
  );
});
