import { describe, expect, test } from 'vitest';
import { parseTable } from './parse-table.ts';
import { buildSchool } from './testing/build-school.ts';

const school = buildSchool();

function problemsOf(text: string): string[] {
  return parseTable(text, school).problems.map(({ line, problem }) => `${line} ${problem}`);
}

test('when lines come from a spreadsheet, then each is a lesson, with its heading or without', () => {
  const lines = ['三年级(2)班\t1\t1\t数学|||Maths\t周敏\t201', '三年级 (2)班\t1\t2\t语文\t2002\t'];
  const expected = [
    {
      classId: 'c32',
      weekday: 1,
      period: 1,
      subject: { 'zh-CN': '数学', en: 'Maths' },
      teacherId: '2001',
      room: '201',
    },
    {
      classId: 'c32',
      weekday: 1,
      period: 2,
      subject: { 'zh-CN': '语文', en: '语文' },
      teacherId: '2002',
      room: '',
    },
  ];
  expect(parseTable(lines.join('\r\n'), school)).toEqual({ lessons: expected, problems: [] });
  const heading = '班级\t星期\t节次\t课程\t教师\t教室';
  expect(parseTable([heading, ...lines, ''].join('\n'), school).lessons).toEqual(expected);
});

describe('a line that is wrong', () => {
  test.each([
    ['三年级(2)班,1,1', '1 columns'],
    ['九年级(9)班,1,1,数学,周敏', '1 class'],
    ['三年级(2)班,2,9,数学,周敏', '1 period'],
    ['三年级(2)班,1,1,,周敏', '1 subject'],
    ['三年级(2)班,1,1,数学,某某', '1 teacher'],
    // A parent is no teacher.
    ['三年级(2)班,1,1,数学,周家长', '1 teacher'],
  ])('when it is %s, then the problem is %s', (line, problem) => expect(problemsOf(line)).toEqual([problem]));

  test('when a day is none, then it is named; a first line without one is a heading', () => {
    expect(problemsOf('三年级(2)班,6,1,数学,周敏')).toEqual([]);
    expect(problemsOf('三年级(2)班,1,1,数学,周敏\n三年级(2)班,6,1,数学,周敏')).toEqual(['2 weekday']);
  });

  test('when a class or a teacher would be in two places at once, then the second line is named', () => {
    const first = '三年级(2)班,1,1,数学,周敏';
    expect(problemsOf(`${first}\n三年级(2)班,1,1,语文,吴刚`)).toEqual(['2 twice']);
    expect(problemsOf(`${first}\n一年级(1)班,1,1,数学,周敏`)).toEqual(['2 busy']);
  });
});
