import { describe, expect, test } from 'vitest';
import { type ImportKind, importFieldNames } from '#shared/contracts';
import { checkRow } from './check-row.ts';
import { checkValue } from './check-value.ts';
import { findHeader } from './find-header.ts';
import { guessMapping } from './guess-mapping.ts';
import { headerWords } from './header-words.ts';

const spellings: [ImportKind, string, string][] = [
  ['people', '学号', 'externalId'],
  ['people', '工 号', 'externalId'],
  ['people', '学籍号（必填）', 'externalId'],
  ['people', 'Student ID', 'externalId'],
  ['people', 'sourcedId', 'externalId'],
  ['people', '账号', 'loginName'],
  ['people', 'User_Name', 'loginName'],
  ['people', '*姓名', 'realName'],
  ['people', 'Full name', 'realName'],
  ['people', '人员类型', 'userType'],
  ['people', 'ROLE', 'userType'],
  ['people', '性別', ''],
  ['people', '性别', 'sex'],
  ['people', 'Gender', 'sex'],
  ['people', '联系电话', 'phone'],
  ['people', 'Mobile', 'phone'],
  ['people', 'E-mail', 'email'],
  ['people', '电子邮箱：', 'email'],
  ['people', '所在年级', 'gradeName'],
  ['people', 'Grade Level', 'gradeName'],
  ['people', '行政班', 'className'],
  ['people', 'Homeroom', 'className'],
  ['people', '学校名称', 'unitName'],
  ['people', 'School', 'unitName'],
  ['people', '血型', ''],
  ['teaching', '任教学科', 'subject'],
  ['teaching', 'Course', 'subject'],
  ['teaching', '是否班主任', 'isHead'],
  ['teaching', 'Homeroom teacher', 'isHead'],
  ['family', '家长编号', 'parentExternalId'],
  ['family', 'Guardian ID', 'parentExternalId'],
  ['family', '学号', 'childExternalId'],
  ['family', 'Student username', 'childLoginName'],
  ['classes', '班', 'className'],
];

describe('a header', () => {
  test.each(spellings)('when a column of %s is called %j, then it is %j', (kind, header, field) => {
    expect(guessMapping(kind, [header])[0]?.field ?? '').toBe(field);
  });

  test('when words are counted, then each field has some, and both languages have at least 30', () => {
    const words = importFieldNames.flatMap((field) => headerWords[field].words as readonly string[]);
    expect(words.filter((word) => /\p{Script=Han}/u.test(word)).length).toBeGreaterThanOrEqual(30);
    expect(words.filter((word) => /^[a-z]+$/.test(word)).length).toBeGreaterThanOrEqual(30);
  });

  test('when a title and notes stand above it, then the row with most names is the header', () => {
    const head = [['2026 级学生名单'], ['', '填表日期'], ['序号', '姓名', '学号'], ['1', '张三', 'S1']].map(
      (cells, at) => ({ number: at + 1, cells }),
    );
    expect(findHeader('people', head)).toMatchObject({
      headerRow: 3,
      mapping: [
        { column: 1, field: 'realName' },
        { column: 2, field: 'externalId' },
      ],
    });
    expect(findHeader('people', head.slice(3))).toMatchObject({ headerRow: 0, mapping: [] });
  });
});

describe('a value', () => {
  test.each([
    ['userType', '老师', '2', undefined],
    ['userType', ' Guardian ', '3', undefined],
    ['userType', '管理员', '4', undefined],
    ['userType', '校友', '校友', 'user_type_unknown'],
    ['sex', 'F', '女', undefined],
    ['sex', '男生', '男', undefined],
    ['sex', '?', '?', 'sex_unknown'],
    ['phone', '+86 138-0000 1111', '13800001111', undefined],
    ['phone', '0571', '0571', 'invalid'],
    ['email', 'a@b.cn', 'a@b.cn', undefined],
    ['email', 'a@', 'a@', 'invalid'],
    ['isHead', '是', '1', undefined],
    ['isHead', 'No', '0', undefined],
    ['isHead', '也许', '也许', 'flag_unknown'],
    ['externalId', 'x'.repeat(65), 'x'.repeat(65), 'invalid'],
    ['loginName', '周敏', '周敏', 'invalid'],
  ] as const)('when %s is %j, then it means %j', (field, text, value, code) => {
    const checked = checkValue(field, text);
    expect([checked.value, checked.problem?.code]).toEqual([value, code]);
  });
});

test('when a marked cell is used, then its row is refused; marks of other columns do not matter', () => {
  const mapping = [
    { column: 0, field: 'externalId' },
    { column: 1, field: 'realName' },
  ] as const;
  const row = { number: 2, cells: ['1', '张三', ''], marks: { 0: 'digits_lost', 2: 'merged_cell' } } as const;
  expect(checkRow('people', [...mapping], row)?.problems).toMatchObject([
    { code: 'digits_lost', field: 'externalId', isWarning: false },
  ]);
  expect(checkRow('people', [...mapping], { number: 3, cells: ['', '', 'x'] })).toBeUndefined();
});
