import { expect, test, vi } from 'vitest';
import { pageOrder, runSteps } from './page-order.ts';
import type { Outcome, WayIn } from './way-in.ts';

const context = {
  userAgent: '',
  isSignedIn: false,
  returnTo: undefined,
  signal: new AbortController().signal,
};

function step(name: string, applies: boolean, outcome: Outcome, entered: string[]): WayIn {
  return {
    name,
    applies: () => applies,
    run: async () => {
      entered.push(name);
      return outcome;
    },
  };
}

test('when the page signs in by itself, then it walks in the order of the specification', () =>
  expect(pageOrder.map(({ name }) => name)).toEqual([
    'client-id',
    'already-signed-in',
    'messaging-app',
    'remembered',
  ]));

test('when several steps apply, then the first with an outcome is the last that is tried', async () => {
  const entered: string[] = [];
  const order = [
    step('a', false, 'left', entered),
    step('b', true, undefined, entered),
    step('c', true, 'signed-in', entered),
    step('d', true, 'left', entered),
  ];
  expect(await runSteps(context, order)).toBe('signed-in');
  expect(entered).toEqual(['b', 'c']);
});

test('when the visitor begins to type, then no further step is tried', async () => {
  const entered: string[] = [];
  const typing = new AbortController();
  const first: WayIn = {
    name: 'first',
    applies: () => true,
    run: async () => {
      typing.abort();
      return undefined;
    },
  };
  expect(
    await runSteps({ ...context, signal: typing.signal }, [first, step('second', true, 'left', entered)]),
  ).toBe(undefined);
  expect(entered).toEqual([]);
});

test('when somebody is signed in already, then the remembered account is not asked', async () => {
  const ask = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('localStorage', { getItem: (name: string) => (name.startsWith('remember') ? '1' : null) });
  expect(await runSteps({ ...context, isSignedIn: true })).toBe('left');
  expect(ask).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
