import { expect, test } from 'vitest';
import { filesNamed, filesOfShard, parseShard } from './shards.mjs';

const files = [
  'a/long.test.ts',
  'a/short.test.ts',
  'tests/e2e/sign-in.spec.ts',
  'tests/replicas/kills.test.ts',
  'b.test.ts',
];
const durations = { 'a/long.test.ts': 100, 'tests/replicas/kills.test.ts': 60 };

test('when files are cut into shards, then each file is in one, and the longest stands alone', () => {
  const shards = [1, 2, 3].map((index) => filesOfShard(files, durations, { index, count: 3 }));
  expect(shards.flat().sort()).toEqual([...files].sort());
  expect(shards[0]).toEqual(['a/long.test.ts']);
  expect(shards[1]).toEqual(['tests/replicas/kills.test.ts']);
});

test('when the files come in another order, then the shards are the same', () => {
  const shard = { index: 2, count: 2 };
  expect(filesOfShard(files.toReversed(), durations, shard)).toEqual(filesOfShard(files, durations, shard));
});

test.each([
  [['replicas'], ['tests/replicas/kills.test.ts']],
  [
    ['sign-in', 'b'],
    ['tests/e2e/sign-in.spec.ts', 'b.test.ts'],
  ],
  [['sign'], []],
  [[], files],
])('when %j is asked for, then files and folders of these names are chosen', (names, chosen) => {
  expect(filesNamed(files, names)).toEqual(chosen);
});

test.each(['2', '0/3', '4/3', 'x/y', '1/0'])('when --shard=%s is given, then it is refused', (text) => {
  expect(() => parseShard(text)).toThrow('give it as 2/5');
});

test('when a shard is given, then it is read; without one it is the whole', () => {
  expect(parseShard('2/5')).toEqual({ index: 2, count: 5 });
  expect(parseShard(undefined)).toEqual({ index: 1, count: 1 });
});
