import { expect, test } from 'vitest';
import { createFirstPassword } from './first-password.ts';

const many = Array.from({ length: 500 }, () => createFirstPassword());

test('when a first password is made, then it satisfies both strength rules', () => {
  for (const password of many) {
    expect(password).toMatch(/^[A-Za-z0-9_.@-]{8,20}$/);
    expect(password).toMatch(/\d/);
    expect(password).toMatch(/[A-Za-z]/);
  }
});

test('when a first password is read out, then no letter can be taken for another one', () => {
  for (const password of many) expect(password).not.toMatch(/[loIO01]/);
});

test('when many are made, then no two are alike', () => {
  expect(new Set(many).size).toBe(many.length);
});

test('when the random numbers are fixed, then the format shows', () => {
  expect(createFirstPassword(() => 0)).toBe('Baba-baba-baba-222');
});
