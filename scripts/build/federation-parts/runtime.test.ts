import { CurrentGlobal } from '@module-federation/runtime-core';
import { beforeEach, expect, test, vi } from 'vitest';

const options = { name: 'people', remotes: [] };

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('FEDERATION_BUILD_IDENTIFIER', 'people:1.0.0');
  CurrentGlobal.__FEDERATION__.__INSTANCES__ = [];
});

test('when an entry runs a second time, then it has the instance of the first', async () => {
  const first = (await import('./runtime.ts')).init(options);
  vi.resetModules();
  const second = (await import('./runtime.ts')).init(options);
  expect(second).toBe(first);
  expect(CurrentGlobal.__FEDERATION__.__INSTANCES__).toEqual([first]);
});

test('when a remote is registered, then it loads by name', async () => {
  const { init, loadRemote, registerPlugins, registerRemotes } = await import('./runtime.ts');
  init(options);
  registerPlugins([
    { name: 'loader', loadEntry: async () => ({ init: () => undefined, get: () => async () => 'an app' }) },
  ]);
  registerRemotes([{ name: 'drive', entry: 'https://portal.test/drive.js', type: 'module' }]);
  expect(await loadRemote('drive/app')).toBe('an app');
});

test('when nothing has begun, then that is said', async () => {
  const { loadRemote } = await import('./runtime.ts');
  expect(() => loadRemote('drive/app')).toThrow('the federation has not begun');
});
