import { describe, expect, test } from 'vitest';
import { nameReadingsOf, readingPattern } from './index.ts';

/** As the databases compare. */
function finds(name: string, typed: string): boolean {
  const pattern = readingPattern(typed);
  return pattern !== undefined && nameReadingsOf(name).includes(pattern.replaceAll('%', ''));
}

describe('a name that is typed in letters', () => {
  test.each([
    ['周敏', 'zhoumin'],
    ['周敏', 'zm'],
    ['周敏', 'zhm'],
    ['周敏', 'zhoum'],
    ['周敏', 'zmin'],
    ['周敏', 'min'],
    ['周敏', 'z'],
    ['周敏', 'Zhou Min'],
    ['周敏', 'ｚｍ'],
    ['陈晓燕 Chen Xiaoyan', 'cxy'],
    ['陈晓燕 Chen Xiaoyan', 'chenxy'],
    ['西安', "xi'an"],
    ['吕布', 'lvbu'],
    ['吕布', 'Lü Bu'],
    ['欧阳子轩·买买提', 'ouyangzixuanmaimaiti'],
    ['欧阳子轩·买买提', 'oyzxmmt'],
    ['欧阳子轩·买买提', 'maimait'],
  ])('when %s is typed as %s, then it is found', (name, typed) => {
    expect(finds(name, typed)).toBe(true);
  });

  test.each(['danxiong', 'shanxiong', 'chanxiong', 'dx', 'sx', 'cx', 'shx'])(
    'when 单 is read otherwise, then 单雄 is found as %s too',
    (typed) => expect(finds('单雄', typed)).toBe(true),
  );

  test.each([
    ['周敏', 'houmin'],
    ['周敏', 'zn'],
    ['周敏', 'minz'],
    ['Anna', 'anna'],
  ])('when %s is typed as %s, then no reading fits', (name, typed) => {
    expect(finds(name, typed)).toBe(false);
  });

  test.each(['', '周', '123', 'zm%', 'z_m', '王a'])('when %j is typed, then it is no reading', (typed) => {
    expect(readingPattern(typed)).toBeUndefined();
  });

  test('when a name has twenty characters of many readings, then what is kept still fits into an index', () => {
    const name = '单曾仇乐解查朝重和行长单曾仇乐解查朝重和';
    expect(nameReadingsOf(name).length).toBeLessThanOrEqual(1_200);
    expect(finds(name, 'dccljcczhxcdccljcczh')).toBe(true);
  });

  test('when a name has no Chinese character, then nothing is kept', () => {
    expect(nameReadingsOf('Anna')).toBe('');
  });
});
