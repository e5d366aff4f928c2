import { expect, test } from 'vitest';
import { picturePathOf } from './picture-path.ts';

test('when the picture is a path, then it is taken as it is', () => {
  expect(picturePathOf({ imgPath: '/files/prep.svg', iconImg: 'x.svg' })).toBe('/files/prep.svg');
});

test('when the picture is a file name, then it lies in the storage', () => {
  expect(picturePathOf({ imgPath: '', iconImg: 'a b.svg' })).toMatch(/^\/api\/storage\/.*a%20b\.svg$/);
});

test('when there is no picture, then there is no address', () => {
  expect(picturePathOf({ imgPath: null, iconImg: null })).toBeUndefined();
});
