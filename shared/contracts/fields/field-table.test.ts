import * as v from 'valibot';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { choiceField } from './choice-field.ts';
import type { ContextOf, DraftOf, Field, FieldTable, ValuesOf } from './field.ts';
import { findFieldErrors, findFieldProblems } from './field-problems.ts';
import { emptyDraftOf, mapFields, namesOf, parseKeptDraft, wireOf } from './field-table.ts';
import { atMost, matches, optionalTextField, plainText, requiredTextField } from './text-field.ts';

const tooLong = { 'zh-CN': '太长', en: 'Too long' };
const noDigit = { 'zh-CN': '没有数字', en: 'No digit' };
const missing = { 'zh-CN': '必填', en: 'Missing' };
const later = { 'zh-CN': '须晚于此', en: 'Later' };
const wrongLine = { 'zh-CN': '有误', en: 'Wrong' };

const endsAt: Field<v.GenericSchema<number>, string, { now: number }> = {
  wire: v.number(),
  empty: '',
  isDraft: (value) => typeof value === 'string',
  findProblem: (value, { now }) => (value > now ? undefined : later),
};
const lines: Field<v.GenericSchema<string[]>> = {
  wire: v.array(v.string()),
  empty: [],
  isDraft: (value) => Array.isArray(value),
  findProblem: (all) => (all.includes('x') ? { at: { [all.indexOf('x')]: wrongLine } } : undefined),
};
const table = {
  name: requiredTextField({ max: 8, rules: [atMost(4, tooLong), matches(/\d/, noDigit)] }, missing),
  note: optionalTextField({ max: 8, rules: [plainText] }),
  level: choiceField(['low', 'high'], v.picklist(['low', 'high']), 'low'),
  endsAt,
  lines,
} as const satisfies FieldTable;

const fine: ValuesOf<typeof table> = { name: '𠮷𠮷𠮷1', note: '', level: 'high', endsAt: 2, lines: [] };

describe('the rules of a table', () => {
  test('when all is well, then nothing is wrong', () => {
    expect(findFieldProblems(table, fine, { now: 1 })).toEqual({});
  });

  test('when several fields are wrong, then each says one thing, in the order of the table', () => {
    const values = { ...fine, name: 'abcdef', note: 'a\u0000', lines: ['a', 'x'], endsAt: 1 };
    const problems = findFieldProblems(table, values, { now: 1 });
    expect(Object.entries(problems)).toEqual([
      ['name', tooLong],
      ['note', { 'zh-CN': '不能包含控制字符', en: 'Remove the control characters' }],
      ['endsAt', later],
      ['lines.1', wrongLine],
    ]);
  });

  test('when a text is missing, then that is said and not what is wrong with it', () => {
    expect(findFieldProblems(table, { ...fine, name: '' }, { now: 1 })).toEqual({ name: missing });
  });

  test('when a server refuses, then the text travels in both languages', () => {
    expect(findFieldErrors(table, { ...fine, name: 'ab' }, { now: 1 })).toEqual([
      { field: 'name', message: '没有数字|||No digit' },
    ]);
  });
});

describe('what follows from a table', () => {
  test('when a payload is described, then it carries each field, trimmed and of its size', () => {
    const schema = v.object(wireOf(table));
    expect(v.parse(schema, { ...fine, name: ' a1 ', note: undefined })).toEqual({ ...fine, name: 'a1' });
    expect(v.safeParse(schema, { ...fine, name: 'x'.repeat(9) }).success).toBe(false);
  });

  test('when a form begins, then each field has its first value', () => {
    expect(emptyDraftOf(table)).toEqual({ name: '', note: '', level: 'low', endsAt: '', lines: [] });
  });

  test('when a kept draft is read, then it is whole or none', () => {
    const draft = { ...emptyDraftOf(table), name: ' as typed ' };
    expect(parseKeptDraft(table, JSON.parse(JSON.stringify({ ...draft, older: 1 })))).toEqual(draft);
    expect(parseKeptDraft(table, { ...draft, level: 'none' })).toBeUndefined();
    const { note: _note, ...rest } = draft;
    expect(parseKeptDraft(table, rest)).toBeUndefined();
    expect(parseKeptDraft(table, 'x')).toBeUndefined();
    expect(parseKeptDraft(table, null)).toBeUndefined();
  });
});

describe('a field that is forgotten', () => {
  test('when a rule, a size, a first value or a check of drafts is missing, then the table does not compile', () => {
    const { name } = table;
    const { findProblem: _rule, ...withoutRule } = name;
    const { wire: _wire, ...withoutSize } = name;
    const { empty: _empty, ...withoutEmpty } = name;
    const { isDraft: _isDraft, ...withoutDraft } = name;
    // @ts-expect-error: a field without a rule
    ({ name: withoutRule }) satisfies FieldTable;
    // @ts-expect-error: a field without a size
    ({ name: withoutSize }) satisfies FieldTable;
    // @ts-expect-error: a field without a first value
    ({ name: withoutEmpty }) satisfies FieldTable;
    // @ts-expect-error: a field that no kept draft can be read by
    ({ name: withoutDraft }) satisfies FieldTable;
    expect(namesOf(table)).toEqual(['name', 'note', 'level', 'endsAt', 'lines']);
  });

  test('when a draft, a payload or the context of a rule lacks something, then it does not compile', () => {
    expectTypeOf<DraftOf<typeof table>>().toEqualTypeOf<{
      name: string;
      note: string;
      level: 'low' | 'high';
      endsAt: string;
      lines: string[];
    }>();
    expectTypeOf<ValuesOf<typeof table>['endsAt']>().toEqualTypeOf<number>();
    expectTypeOf<ContextOf<typeof table>>().toEqualTypeOf<[context: { now: number }]>();
    const { note: _note, ...rest } = fine;
    // @ts-expect-error: a payload without the note
    findFieldProblems(table, rest, { now: 1 });
    // @ts-expect-error: the rule of endsAt needs to know the time
    expect(() => findFieldProblems(table, fine)).toThrow();
    // @ts-expect-error: a draft without the note
    const draft: DraftOf<typeof table> = { ...rest, endsAt: '' };
    expect(mapFields(table, (name) => draft[name])).toEqual({ ...draft, note: undefined });
  });
});
