import { describe, expect, test } from 'vitest';
import { flattenForm, parseForm } from './form-encoding.ts';

describe('form encoding', () => {
  test('when objects and arrays nest, then keys carry dots and indexes', () => {
    expect(flattenForm({ a: { b: 1 }, list: [{ c: true }], gone: undefined, empty: null })).toEqual([
      ['a.b', '1'],
      ['list[0].c', 'true'],
      ['empty', ''],
    ]);
  });

  test('when flat pairs are read back, then the nesting is the same', () => {
    const payload = { a: { b: '1' }, list: [{ c: 'x' }, { c: 'y' }] };
    expect(parseForm(flattenForm(payload))).toEqual(payload);
  });

  test('when a key reaches for a prototype, then it is dropped', () => {
    expect(
      parseForm([
        ['__proto__.admin', '1'],
        ['a.constructor.b', '1'],
        ['ok', '1'],
      ]),
    ).toEqual({ ok: '1' });
    expect(({} as Record<string, unknown>).admin).toBeUndefined();
  });

  test('when a key is deeper than five levels, then it stays flat', () => {
    expect(parseForm([['a.b.c.d.e.f.g', '1']])).toEqual({ 'a.b.c.d.e.f.g': '1' });
  });

  test('when there are more than 1000 parameters, then the rest is left out', () => {
    const pairs = Array.from({ length: 1200 }, (_, i): [string, string] => [`k${i}`, '1']);
    expect(Object.keys(parseForm(pairs))).toHaveLength(1000);
  });
});
