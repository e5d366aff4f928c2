import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultHomeRules } from '#shared/contracts';

function stubPage(isDevelopment: boolean): void {
  const boot = {
    language: 'en',
    session: { state: 'known', user: null },
    loginPageConfig: null,
    registry: [],
    remote: null,
    unitId: null,
    build: 'b',
    socialPending: null,
    homeRules: { ...defaultHomeRules, isDevelopment },
    requestId: 'r',
  };
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(boot) }) });
}

// The boot data of a page is read once.
beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

test.each([
  [true, 'development', true],
  [true, undefined, true],
  [true, 'production', false],
  [false, 'development', false],
  [false, 'production', false],
] as const)(
  'when the portal develops: %s, and an app says %s, then it is checked as in development: %s',
  async (isDevelopment, nodeEnv, expected) => {
    stubPage(isDevelopment);
    const { isDevelopmentOf } = await import('./is-development.ts');
    expect(isDevelopmentOf(nodeEnv === undefined ? {} : { nodeEnv })).toBe(expected);
  },
);
