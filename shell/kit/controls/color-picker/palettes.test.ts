import { expect, test } from 'vitest';
import { fontFamilies, fontSizes, gradients, standardColors, themeColors } from './palettes.ts';

test('the picker offers 10 theme colours, 10 standard colours and 5 steps of 10 bases, none twice in its group', () => {
  expect([themeColors.length, standardColors.length]).toEqual([10, 10]);
  expect(gradients.map((steps) => steps.length)).toEqual(Array(10).fill(5));
  expect(new Set(gradients.flat()).size).toBe(50);
  for (const color of [...themeColors, ...standardColors, ...gradients.flat()])
    expect(color).toMatch(/^#[0-9a-f]{6}$/);
});

test('the sizes and families are those of the specification', () => {
  expect(fontSizes).toEqual(['12px', '14px', '16px', '18px', '20px']);
  expect(fontFamilies.map(({ value }) => value)).toEqual([
    'SimSun',
    'KaiTi',
    'Microsoft YaHei',
    'SimHei',
    'LiSu',
    'STXingkai',
  ]);
});
