import { afterEach, expect, test, vi } from 'vitest';
import { markSignIn } from '../../core/session/sign-in-mark.ts';
import { takeSignInMark } from './take-sign-in-mark.ts';

// The rooms read the page when they are loaded.
vi.hoisted(() => {
  vi.stubGlobal('location', { origin: 'http://portal.test', pathname: '/', search: '', hash: '' });
});

function stubSession(): void {
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => items.set(name, value),
    removeItem: (name: string) => items.delete(name),
  });
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('when somebody has just signed in, then the next page knows it once', () => {
  stubSession();
  expect(takeSignInMark()).toBe(false);
  markSignIn();
  expect(takeSignInMark()).toBe(true);
  expect(takeSignInMark()).toBe(false);
});

test('when a page comes much later, then the sign-in is old news', () => {
  stubSession();
  vi.useFakeTimers();
  markSignIn();
  vi.advanceTimersByTime(60_000);
  expect(takeSignInMark()).toBe(false);
});

test('when there is no storage, then nobody has signed in and nothing fails', () => {
  vi.stubGlobal('sessionStorage', undefined);
  markSignIn();
  expect(takeSignInMark()).toBe(false);
});
