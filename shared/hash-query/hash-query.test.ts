import { describe, expect, test } from 'vitest';
import { createHashQuery, day, flag, oneOf, optionalText, parametersOf, text } from './index.ts';

const query = createHashQuery('#/list', {
  keyword: text('q', 8),
  unit: optionalText('unit', 8),
  level: oneOf('level', [1, 2, 3]),
  view: oneOf('view', ['mine', 'all'], 'mine'),
  unreadOnly: flag('unread'),
  from: day('from'),
});
const empty = {
  keyword: '',
  unit: undefined,
  level: undefined,
  view: 'mine',
  unreadOnly: false,
  from: undefined,
  page: 1,
};
const full = {
  keyword: '期中 & 期末',
  unit: 'U1',
  level: 2,
  view: 'all',
  unreadOnly: true,
  from: '2026-11-30',
  page: 7,
} as const;

describe('a query in the hash', () => {
  test('when it is written and read again, then it is the same', () => {
    expect(query.parse(query.format(full))).toEqual(full);
  });

  test('when nothing is said, then the hash is the plain route', () => {
    expect(query.empty).toEqual(empty);
    expect(query.format(query.empty)).toBe('#/list');
    expect(query.format({ ...query.empty, keyword: '  ' })).toBe('#/list');
  });

  test.each(['', '#', '#/list', '#/list?', '#/other'])(
    'when the hash is %j, then nothing is said',
    (hash) => {
      expect(query.parse(hash)).toEqual(empty);
    },
  );

  test.each([
    'level=9&view=none&unread=yes&unit=%20&from=2026-13-45&page=-3',
    'level=two&from=tomorrow&page=1.5',
    'page=NaN',
    'page=1e99',
  ])('when the query %s is not understood, then it counts as not said', (written) => {
    expect(query.parse(`#/list?${written}`)).toEqual(empty);
  });

  test('when a text is longer than allowed, then it is cut when read and when written', () => {
    expect(query.parse(`#/list?q=${'x'.repeat(99)}`).keyword).toBe('xxxxxxxx');
    expect(query.format({ ...query.empty, keyword: 'x'.repeat(99) })).toBe('#/list?q=xxxxxxxx');
  });

  test('when a filter changes, then the first page is next', () => {
    expect(query.narrow({ ...query.empty, page: 4 }, { level: 1 })).toEqual({ ...empty, level: 1 });
  });

  test('when any filter is set, then the list is narrowed; a page alone narrows nothing', () => {
    expect(query.isNarrowed({ ...query.empty, page: 4 })).toBe(false);
    for (const change of [
      { keyword: 'a' },
      { unit: 'U1' },
      { level: 1 as const },
      { view: 'all' as const },
      { unreadOnly: true },
      { from: '2026-01-01' },
    ])
      expect(query.isNarrowed({ ...query.empty, ...change })).toBe(true);
  });

  test('when a value holds a question mark, then it is read whole', () => {
    expect(parametersOf('#/list?q=a?b').get('q')).toBe('a?b');
  });
});
