import { expect, it } from 'vitest';
import { findAccounts } from './find-accounts.ts';

const accounts = [
  { userId: '2001', loginName: 't.zhou', realName: '周敏 Zhou Min', userType: 2, unitName: '青江实验小学' },
  { userId: '4003', loginName: 'ms.admin', realName: '罗伟 Luo Wei', userType: 4, unitName: '青江第一中学' },
] as const;

it.each([
  ['', ['2001', '4003']],
  ['  ', ['2001', '4003']],
  ['ZHOU', ['2001']],
  ['第一', ['4003']],
  ['青江 wei', ['4003']],
  ['admin zhou', []],
])('when %j is typed, then what holds all of it is found', (typed, ids) => {
  expect(findAccounts([...accounts], typed).map(({ userId }) => userId)).toEqual(ids);
});
