import { describe, expect, test } from 'vitest';
import { gradeCodeOf, gradeNameOf, splitTitle, titleOf } from './grades.ts';
import { joinName, splitName } from './person-names.ts';

describe('a name in two parts', () => {
  test.each([
    ['周敏', '敏', '周'],
    ['欧阳子轩', '子轩', '欧阳'],
    ['欧阳', '阳', '欧'],
    ['何静 He Jing', '何静 He', 'Jing'],
    ['Mary Ann Smith', 'Mary Ann', 'Smith'],
    ['欧阳子轩·买买提', '欧阳子轩·买买提', '-'],
    ['王', '王', '-'],
    ['张 三', '张 三', '-'],
  ])('when %s is taken apart, then it is the same put together', (name, givenName, familyName) => {
    expect(splitName(name)).toEqual({ givenName, familyName });
    expect(joinName({ givenName, familyName })).toBe(name);
  });

  test('when another system leaves blanks or a part out, then the name has none', () => {
    expect(joinName({ givenName: ' Li ', familyName: '' })).toBe('Li');
    expect(joinName({ givenName: '', familyName: '王' })).toBe('王');
  });
});

describe('grades', () => {
  test.each([
    ['三年级', '03', '三年级'],
    ['初二', '08', '八年级'],
    ['高一', '10', '高一'],
    ['Grade 3', '03', '三年级'],
    ['国际部', '国际部', '国际部'],
    ['', '', ''],
  ])('when %s is sent, then its code is %s', (name, code, again) => {
    expect(gradeCodeOf(name)).toBe(code);
    expect(gradeNameOf(code)).toBe(again);
  });

  test.each([
    ['三年级', '(2)班'],
    ['初二', '(5)班'],
    ['Grade 10', 'Class 2'],
    ['国际部', 'A班'],
    ['', '合唱班'],
    ['一年级', '一年级(1)班'],
  ])('when the class %s %s has a title, then both names come out of it', (gradeName, className) => {
    const title = titleOf({ gradeName, className });
    expect(splitTitle(gradeCodeOf(gradeName), title)).toEqual({ gradeName, className });
  });

  test('when a file has several grades or a title without one, then the first counts', () => {
    expect(splitTitle('3,4', 'Blue')).toEqual({ gradeName: '三年级', className: 'Blue' });
  });
});
