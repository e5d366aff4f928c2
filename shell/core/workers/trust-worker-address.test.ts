import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('location', { origin: 'https://portal.example' });
});
afterEach(() => vi.unstubAllGlobals());

test('when a worker is a script of the portal, then its address passes', async () => {
  const { trustWorkerAddress } = await import('./trust-worker-address.ts');
  const address = 'https://portal.example/assets/shell/picture-worker.0ab276.js';
  expect(trustWorkerAddress(new URL(address))).toBe(address);
});

test.each([
  'https://elsewhere.example/assets/shell/worker.js',
  'https://portal.example/api/storage/file/1',
  'https://portal.example/assets/../api/storage/file/1',
  'data:text/javascript,postMessage(1)',
  'blob:https://portal.example/0ab276',
])('when it is %s, then it does not', async (address) => {
  const { trustWorkerAddress } = await import('./trust-worker-address.ts');
  expect(() => trustWorkerAddress(new URL(address))).toThrow(TypeError);
});

test('when the browser has Trusted Types, then one policy of the allowed name is asked for all addresses', async () => {
  const createPolicy = vi.fn((_name: string, rules: object) => rules);
  vi.stubGlobal('trustedTypes', { createPolicy });
  const { trustWorkerAddress } = await import('./trust-worker-address.ts');
  for (const name of ['a', 'b'])
    trustWorkerAddress(new URL(`https://portal.example/assets/shell/${name}.js`));
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['portal-worker']);
});
