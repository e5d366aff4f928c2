import { setImmediate as turn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createDrawings } from './drawings.ts';

const folder = '/api/storage/show/icon';
const svg = '<svg viewBox="0 0 1 1"><rect width="1" height="1"/></svg>';
const hour = 3_600_000;

function open(
  answer: (path: string) => Promise<{ httpStatus: number; text: string }> = async () => ({
    httpStatus: 200,
    text: svg,
  }),
) {
  let now = 0;
  const fetchPicture = vi.fn(answer);
  const { find } = createDrawings({ fetchPicture, clock: () => now });
  return {
    find,
    fetchPicture,
    /** Asks for a picture, and again once the answer is there. */
    findTwice: async (path: string) => {
      find(path);
      await turn();
      return find(path);
    },
    advance: (ms: number) => {
      now += ms;
    },
  };
}

test('when a picture is not known, then nobody waits for it, and it is there the next time', async () => {
  const { find, fetchPicture } = open();
  expect(find(`${folder}/prep.svg`)).toBeUndefined();
  expect(find(`${folder}/prep.svg`)).toBeUndefined();
  await turn();
  expect(find(`${folder}/prep.svg`)).toEqual({
    attributes: 'viewBox="0 0 1 1"',
    shapes: '<rect width="1" height="1"/>',
  });
  expect(fetchPicture.mock.calls).toEqual([[`${folder}/prep.svg`]]);
});

test('when an hour has passed, then it is asked for anew, and the old one serves until then', async () => {
  const { find, findTwice, fetchPicture, advance } = open();
  await findTwice(`${folder}/prep.svg`);
  advance(hour - 1);
  expect(find(`${folder}/prep.svg`)).toBeDefined();
  expect(fetchPicture).toHaveBeenCalledTimes(1);
  advance(1);
  expect(find(`${folder}/prep.svg`)).toBeDefined();
  expect(fetchPicture).toHaveBeenCalledTimes(2);
});

test.each([
  ['there is none', async () => ({ httpStatus: 404, text: 'no such picture' }), 'missing'],
  ['the storage is in trouble', async () => ({ httpStatus: 503, text: svg }), undefined],
  ['it cannot be had', () => Promise.reject(new Error('away')), undefined],
])('when %s, then the page knows, and asks again after a minute', async (_, answer, found) => {
  const { findTwice, fetchPicture, advance } = open(answer);
  expect(await findTwice(`${folder}/prep.svg`)).toBe(found);
  expect(fetchPicture).toHaveBeenCalledTimes(1);
  advance(60_000);
  await findTwice(`${folder}/prep.svg`);
  expect(fetchPicture).toHaveBeenCalledTimes(2);
});

test.each([
  '/api/uaa/oauth/me',
  `${folder}/../../uaa/oauth/me`,
  `${folder}/a/b.svg`,
  `${folder}/a.svg?x=1`,
  `${folder}/`,
  `${folder}/..`,
  `${folder}/%2e%2e%2fme.svg`,
  'https://evil.example/a.svg',
])('when the path is %s, then it is no icon, and not asked for', (path) => {
  const { find, fetchPicture } = open();
  expect(find(path)).toBeUndefined();
  expect(fetchPicture).not.toHaveBeenCalled();
});

test('when a thousand people have icons of their own, then neither questions nor memory grow without end', async () => {
  const { find, fetchPicture } = open();
  for (let index = 0; index < 100; index += 1) find(`${folder}/${index}.svg`);
  expect(fetchPicture).toHaveBeenCalledTimes(32);
  await turn();
  for (let index = 0; index < 1100; index += 1) {
    find(`${folder}/n${index}.svg`);
    if (index % 20 === 0) await turn();
  }
  await turn();
  expect(find(`${folder}/0.svg`)).toBeUndefined();
  expect(find(`${folder}/n1099.svg`)).toBeDefined();
});
