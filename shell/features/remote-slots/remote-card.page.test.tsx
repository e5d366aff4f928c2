import { init } from '@module-federation/runtime';
import { act } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { RegistryEntry, RemoteApp } from '#shared/contracts';
import { prepareRemote } from '../../core/registry/index.ts';
import { buildUser, type MountedView, mountView } from '../../testing/index.ts';
import { RemoteCard } from './remote-card.tsx';

/** A built remote whose card waits until the test lets it go on. */
const container = `
  export const init = () => undefined;
  export const get = () => () => ({
    app: {
      View: () => null,
      loadMessages: async () => ({}),
      Card: () => { if (!globalThis.isCardReady) throw new Promise(() => undefined); return '语文'; },
    },
  });
`;
const notes = {
  name: 'notes',
  entry: `data:text/javascript,${encodeURIComponent(container)}`,
  preload: [],
} as unknown as RegistryEntry;

// The build does this for the shell.
beforeAll(() => void init({ name: 'shell', remotes: [] }));

let view: MountedView;

afterEach(async () => {
  await view.remove();
  vi.useRealTimers();
  Reflect.deleteProperty(globalThis, 'isCardReady');
});

test('when a card waits for ever, then it says so after its time, and another try may bring it', async () => {
  await prepareRemote(notes);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const findCard = (app: RemoteApp) => Reflect.get(app, 'Card');
  view = await mountView(<RemoteCard entry={notes} findCard={findCard} />, {
    messages: {},
    user: buildUser(),
  });
  const { page } = view;
  await act(() => vi.advanceTimersByTimeAsync(14_900));
  expect(page.querySelector('main')?.textContent).toBe('');
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(page.querySelector('[role=alert]')).not.toBeNull();
  Reflect.set(globalThis, 'isCardReady', true);
  await act(async () => page.querySelector('button')?.click());
  expect(page.querySelector('main')?.textContent).toBe('语文');
});
