import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLeaseElection, createLockElection, type Election } from './election.ts';

/** Names of the tabs that lead now. */
let leading: Set<string>;

function leadAs(tab: string) {
  return () => {
    leading.add(tab);
    return () => {
      leading.delete(tab);
    };
  };
}

function turn() {
  return new Promise((resolve) => setImmediate(resolve));
}

beforeEach(() => {
  leading = new Set();
});

describe('by locks', () => {
  // Node's own locks are the browser's.
  const create = (tab: string): Election => createLockElection(navigator.locks, 'election', leadAs(tab));

  it('when several tabs stand, then one leads, and the next one when it goes', async () => {
    const [first, second, third] = ['first', 'second', 'third'].map(create);
    for (const election of [first, second, third]) election?.join();
    await turn();
    expect([...leading]).toEqual(['first']);
    second?.leave();
    first?.leave();
    await vi.waitUntil(() => leading.has('third'));
    expect([...leading]).toEqual(['third']);
    third?.leave();
    expect(leading.size).toBe(0);
  });

  it('when a tab comes and goes and comes, then it leads once', async () => {
    const only = create('only');
    only.join();
    only.leave();
    only.join();
    only.join();
    await vi.waitUntil(() => leading.size === 1);
    only.leave();
    await turn();
    expect(leading.size).toBe(0);
  });
});

describe('by a note in the storage', () => {
  let items: Map<string, string>;
  let storage: Storage;
  const create = (tab: string): Election => createLeaseElection(storage, 'lease', tab, leadAs(tab));

  beforeEach(() => {
    vi.useFakeTimers();
    items = new Map();
    storage = {
      getItem: (name: string) => items.get(name) ?? null,
      setItem: (name: string, value: string) => void items.set(name, value),
      removeItem: (name: string) => void items.delete(name),
      clear: () => items.clear(),
      key: () => null,
      length: 0,
    };
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('when two tabs stand, then one leads for as long as it stays', () => {
    const [first, second] = [create('first'), create('second')];
    first.join();
    second.join();
    vi.advanceTimersByTime(60_000);
    expect([...leading]).toEqual(['first']);
    first.leave();
    vi.advanceTimersByTime(6_000);
    expect([...leading]).toEqual(['second']);
    second.leave();
    expect([leading.size, items.size]).toEqual([0, 0]);
  });

  it('when two write at the same moment, then the one whose note is there leads', () => {
    const [first, second] = [create('first'), create('second')];
    first.join();
    items.delete('lease');
    second.join();
    vi.advanceTimersByTime(3_000);
    expect([...leading]).toEqual(['second']);
  });

  it.each([
    ['a tab that crashed', (now: number) => JSON.stringify({ holder: 'gone', until: now + 9_000 })],
    ['a clock that ran ahead', (now: number) => JSON.stringify({ holder: 'gone', until: now + 9_000_000 })],
    ['somebody’s hand', () => 'nonsense'],
  ])('when the note is that of %s, then another tab leads after a while', (_, write) => {
    items.set('lease', write(Date.now()));
    create('next').join();
    vi.advanceTimersByTime(18_000);
    expect([...leading]).toEqual(['next']);
  });
});
