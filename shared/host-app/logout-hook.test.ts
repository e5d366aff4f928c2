import { afterEach, expect, test, vi } from 'vitest';
import { findLogoutHook } from './index.ts';

afterEach(() => vi.unstubAllGlobals());

test('when a program around the portal offers a hook, then it is found and keeps its own this', () => {
  const host = {
    calls: 0,
    onLogout() {
      this.calls += 1;
    },
  };
  vi.stubGlobal('PH', host);
  findLogoutHook()?.();
  expect(host.calls).toBe(1);
});

test.each([undefined, null, 'x', {}, { onLogout: 'no' }])(
  'when the global is %j, then there is no hook',
  (host) => {
    vi.stubGlobal('PH', host);
    expect(findLogoutHook()).toBeUndefined();
  },
);
