import { expect, test } from 'vitest';
import { wayOf } from './ways.ts';

test.each([
  [['pwd'], 'account.way.pwd'],
  [['pwd', 'qr'], 'account.way.qr'],
  [['remember', 'switch'], 'account.way.switch'],
  [['handle'], 'account.way.other'],
  [['toString'], 'account.way.other'],
  [[], 'account.way.other'],
])('when a session was opened by %j, then the user reads %s', (amr, id) => {
  expect(wayOf(amr)).toBe(id);
});
