import { expect, it } from 'vitest';
import { mergePrefs, type Prefs } from '#shared/contracts';
import { createPrefsSync } from './prefs-sync.ts';

function layout(at: number, value: 'top' | 'left'): Prefs {
  return { layout: { at, value } };
}

function hidden(at: number, ...value: string[]): Prefs {
  return { hidden: { at, value } };
}

/** A server that may be away, and a clock that the test moves on. */
function createScene(local: Prefs, known: Prefs) {
  const server = { prefs: known, isAway: false, saves: [] as Prefs[] };
  const waiting: (() => void)[] = [];
  const seen: Prefs[] = [];
  const sync = createPrefsSync(local, known, {
    save: async (changes) => {
      server.saves.push(changes);
      if (server.isAway) throw new Error('away');
      server.prefs = mergePrefs(server.prefs, changes);
      return server.prefs;
    },
    onChange: (prefs) => seen.push(prefs),
    later: (run) => {
      waiting.push(run);
      return () => waiting.splice(waiting.indexOf(run), 1);
    },
  });
  const passTime = async (): Promise<void> => {
    for (const run of waiting.splice(0)) run();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { sync, server, seen, passTime, isWaiting: () => waiting.length > 0 };
}

it('when browser and server know different things, then both count, and only what the server lacks is saved', async () => {
  const { sync, server, passTime } = createScene(
    { ...layout(5, 'left'), ...hidden(1, 'hw') },
    hidden(2, 'tt'),
  );
  expect(sync.get()).toEqual({ ...layout(5, 'left'), ...hidden(2, 'tt') });
  await passTime();
  expect(server.saves).toEqual([layout(5, 'left')]);
});

it('when several changes come one after the other, then they count at once and are saved together', async () => {
  const { sync, server, seen, passTime } = createScene({}, {});
  sync.change(layout(1, 'left'));
  sync.change(hidden(2, 'hw'));
  sync.change(layout(3, 'top'));
  expect(seen.at(-1)).toEqual({ ...layout(3, 'top'), ...hidden(2, 'hw') });
  await passTime();
  expect(server.saves).toEqual([{ ...layout(3, 'top'), ...hidden(2, 'hw') }]);
});

it('when the server is away, then nothing is lost and it is saved once it answers', async () => {
  const { sync, server, passTime, isWaiting } = createScene({}, {});
  server.isAway = true;
  sync.change(layout(1, 'left'));
  await passTime();
  expect(sync.get()).toEqual(layout(1, 'left'));
  server.isAway = false;
  sync.retry();
  await passTime();
  expect(server.prefs).toEqual(layout(1, 'left'));
  expect(isWaiting()).toBe(false);
});

it('when another tab tells of something, then it is taken over and not saved again', async () => {
  const { sync, server, passTime } = createScene({}, {});
  sync.receive(layout(4, 'left'));
  sync.receive(layout(3, 'top'));
  await passTime();
  expect(sync.get()).toEqual(layout(4, 'left'));
  expect(server.saves).toEqual([]);
});

it('when the server knows more by then, then the page learns it from the answer', async () => {
  const { sync, server, passTime } = createScene({}, {});
  server.prefs = hidden(9, 'exam');
  sync.change(layout(1, 'left'));
  await passTime();
  expect(sync.get()).toEqual({ ...layout(1, 'left'), ...hidden(9, 'exam') });
});

it('when nothing changed, then nobody is told', () => {
  const { sync, seen } = createScene(layout(1, 'left'), layout(1, 'left'));
  sync.receive(layout(1, 'left'));
  expect(seen).toEqual([]);
});
