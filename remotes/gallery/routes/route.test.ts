import { expect, test } from 'vitest';
import { doorNames, examplesOf, hashOf, parseRoute } from './route.ts';

test('when each example is asked for by its address, then it is found', () => {
  for (const door of doorNames)
    for (const entry of examplesOf[door])
      expect(parseRoute(hashOf(door, entry))).toEqual({ name: 'example', door, entry });
});

test('when a component shares its page, then its own name leads there, and a query changes nothing', () => {
  expect(parseRoute('#/kit/Choice?q=a')).toEqual(parseRoute('#/kit/ChoiceGroup'));
});

test.each(['#/kit/Nothing', '#/none/Menu', '#/kit/Menu/more', '#/kit'])(
  'when the hash is %s, then there is no such component',
  (hash) => expect(parseRoute(hash)).toEqual({ name: 'unknown' }),
);

test.each(['', '#', '#/'])('when the hash is %j, then all are listed', (hash) =>
  expect(parseRoute(hash)).toEqual({ name: 'all' }),
);
