import { describe, expect, test } from 'vitest';
import type { RegistryEntry } from '#shared/contracts';
import { mergeRegistry } from './merge-registry.ts';

function entryOf(name: string, version: string, isReleased = true): RegistryEntry {
  return {
    ...{
      name,
      code: name,
      version,
      minServerVersion: '0.0.0',
      paths: [`/pages/base/pc_${name}_all/index.html`],
    },
    names: { 'zh-CN': name, en: name },
    audience: { signedIn: true, userTypes: [] },
    frame: 'framed',
    entry: `/assets/x/${name}/${version}/remoteEntry.js`,
    preload: [],
    preloadWords: {},
    ...(isReleased && { release: { shellApi: '^1.0.0', channel: 'stable' } }),
  };
}

const own = entryOf('desktop', '1.0.0', false);
const one = entryOf('notes', '1.0.0');
const two = entryOf('notes', '1.1.0');

function running(): boolean {
  return true;
}

function idle(): boolean {
  return false;
}

function merge(
  current: RegistryEntry[],
  fetched: RegistryEntry[],
  isLoaded: (entry: RegistryEntry) => boolean,
  withdrawn: Parameters<typeof mergeRegistry>[0]['withdrawn'] = {},
) {
  return mergeRegistry({ registry: current, withdrawn }, structuredClone(fetched), isLoaded);
}

describe('when the server names another registry', () => {
  test('and nothing is different, then every entry stays the same object', () => {
    const { registry, newer, withdrawn } = merge([own, one], [own, one], running);
    expect(registry[0]).toBe(own);
    expect(registry[1]).toBe(one);
    expect([newer, withdrawn]).toEqual([{}, {}]);
  });

  test('and a running app has a newer version, then it runs on and the newer one is announced', () => {
    const { registry, newer } = merge([own, one], [own, two], running);
    expect(registry[1]).toBe(one);
    expect(newer).toEqual({ notes: two });
  });

  test('and it is rolled back to what runs, then nothing is announced', () => {
    expect(merge([one], [one], running).newer).toEqual({});
  });

  test('and an app that does not run has a newer version, then that one opens next', () => {
    expect(merge([own, one], [own, two], idle)).toEqual({ registry: [own, two], newer: {}, withdrawn: {} });
  });

  test('and a released app is gone, then it counts as withdrawn; one of the build does not', () => {
    expect(merge([own, one], [], running)).toEqual({
      registry: [],
      newer: {},
      withdrawn: { notes: { entry: one, isBack: false } },
    });
  });

  test('and a withdrawn app is not back, then it stays withdrawn', () => {
    const before = { notes: { entry: one, isBack: false } };
    expect(merge([own], [own], running, before).withdrawn).toEqual(before);
  });

  test('and a withdrawn app that runs is back in another version, then a reload brings it', () => {
    const before = { notes: { entry: one, isBack: false } };
    expect(merge([own], [own, two], running, before)).toEqual({
      registry: [own],
      newer: {},
      withdrawn: { notes: { entry: one, isBack: true } },
    });
  });

  test.each([
    ['the version that runs', one, running],
    ['another version, and never ran', two, idle],
  ])('and a withdrawn app is back as %s, then it opens', (_, entry, isLoaded) => {
    const before = { notes: { entry: one, isBack: false } };
    expect(merge([own], [own, entry], isLoaded, before)).toEqual({
      registry: [own, entry],
      newer: {},
      withdrawn: {},
    });
  });
});
