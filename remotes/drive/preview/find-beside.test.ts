import { expect, test } from 'vitest';
import { buildEntry, buildFolder } from '../testing/build-entry.ts';
import { findBeside } from './find-beside.ts';

const folder = buildFolder({ entryId: 'f0' });
const files = Array.from({ length: 250 }, (_, at) => buildEntry({ entryId: `e${at + 1}` }));
const list = [folder, ...files];

function besideOf(row: number | undefined, loaded = list) {
  const { before, after, position } = findBeside({
    row,
    total: list.length,
    firstPage: list.slice(0, 100),
    entryAt: (at) => loaded[at],
  });
  return [before?.entryId, after?.entryId, position && `${position.at}/${position.count}`];
}

test('when a file stands beyond the first page, then it has neighbours and a number among the files', () => {
  expect(besideOf(150)).toEqual(['e149', 'e151', '150/250']);
});

test('when a file is the first or the last, then nothing comes before or after it', () => {
  expect(besideOf(1)).toEqual([undefined, 'e2', '1/250']);
  expect(besideOf(250)).toEqual(['e249', undefined, '250/250']);
});

test('when the next page is on its way, then there is no neighbour yet', () => {
  expect(besideOf(99, list.slice(0, 100))).toEqual(['e98', undefined, '99/250']);
});

test('when folders fill the first page, then the number is not known', () => {
  const folders = Array.from({ length: 100 }, () => folder);
  const { position } = findBeside({ row: 120, total: 200, firstPage: folders, entryAt: () => undefined });
  expect(position).toBeUndefined();
});

test('when the list does not hold the file, then it stands alone', () => {
  expect(besideOf(undefined)).toEqual([undefined, undefined, '1/1']);
});
