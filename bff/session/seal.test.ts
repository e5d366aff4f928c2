import { expect, it } from 'vitest';
import { createSeal } from './seal.ts';

const oldKey = 'old-key-with-at-least-32-characters-';
const newKey = 'new-key-with-at-least-32-characters-';

it('when something is sealed, then it opens for the same session only', () => {
  const seal = createSeal([newKey]);
  const sealed = seal.close('content 你好', 'session-1');
  expect(sealed).not.toContain('content');
  expect(seal.open(sealed, 'session-1')).toBe('content 你好');
  expect(seal.open(sealed, 'session-2')).toBeUndefined();
});

it('when the keys rotate, then old seals open and new ones use the new key', () => {
  const sealed = createSeal([oldKey]).close('content', 's');
  const rotated = createSeal([newKey, oldKey]);
  expect(rotated.open(sealed, 's')).toBe('content');
  expect(createSeal([newKey]).open(rotated.close('content', 's'), 's')).toBe('content');
  expect(createSeal([newKey]).open(sealed, 's')).toBeUndefined();
});

it('when a byte was changed or the text is none of ours, then it does not open', () => {
  const seal = createSeal([newKey]);
  const sealed = seal.close('content', 's');
  const changed = sealed.slice(0, -2) + (sealed.at(-2) === 'A' ? 'B' : 'A') + sealed.at(-1);
  for (const text of [changed, '', 'v1', 'v1..', `v2${sealed.slice(2)}`, sealed.slice(0, 30)]) {
    expect(seal.open(text, 's')).toBeUndefined();
  }
});

it('when a key is too short or there is none, then the start fails', () => {
  expect(() => createSeal(['short'])).toThrow(/32/);
  expect(() => createSeal([])).toThrow(/key/);
});
