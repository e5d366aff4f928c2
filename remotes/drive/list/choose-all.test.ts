import { expect, test } from 'vitest';
import { buildEntry } from '../testing/build-entry.ts';
import { chooseAll, maxChosen } from './choose-all.ts';
import { pageSize } from './entry-pages.ts';

async function loadPage(page: number) {
  return { list: Array.from({ length: pageSize }, (_, at) => buildEntry({ entryId: `e${page}-${at}` })) };
}

async function chooseOf(total: number, stopAfter = Number.POSITIVE_INFINITY): Promise<number> {
  const ids = new Set<string>();
  const stopper = new AbortController();
  const onEntries: Parameters<typeof chooseAll>[0]['onEntries'] = (entries) => {
    for (const { entryId } of entries) ids.add(entryId);
    if (ids.size >= stopAfter) stopper.abort();
  };
  await chooseAll({ total, loadPage, onEntries, signal: stopper.signal });
  return ids.size;
}

test('when a list is longer than one request takes, then all of it is chosen', async () => {
  expect(await chooseOf(1_200)).toBe(1_200);
});

test('when a list is longer than the page can keep, then as many are chosen as it keeps', async () => {
  expect(await chooseOf(maxChosen + 5_000)).toBe(maxChosen);
});

test('when the user stops, then what has come stays chosen, and no more comes', async () => {
  expect(await chooseOf(5_000, 500)).toBe(500);
});

test('when a page fails, then what came before stays chosen', async () => {
  const chosen: string[] = [];
  const failing = (page: number) => (page > 5 ? Promise.reject(new Error('gone')) : loadPage(page));
  const options = { total: 900, loadPage: failing, signal: new AbortController().signal };
  await expect(
    chooseAll({ ...options, onEntries: (entries) => chosen.push(...entries.map(({ entryId }) => entryId)) }),
  ).rejects.toThrow('gone');
  expect(chosen).toHaveLength(500);
});
