import { expect, test } from 'vitest';
import { nameOrderOf } from './index.ts';

test('when names are sorted, then numbers count, letters come before characters, and these stand by their pinyin', () => {
  const sorted = [
    '2024 计划.docx',
    '10000.txt',
    'a1.png',
    'a2.png',
    'a10.png',
    'B.png',
    '报告.docx',
    '第1课.pptx',
    '第2课.pptx',
    '第10课.pptx',
    '西安.jpg',
    '先进.txt',
    '重庆.jpg',
  ];
  const mixed = sorted.toReversed();
  expect(mixed.toSorted((a, b) => compare(nameOrderOf(a), nameOrderOf(b)))).toEqual([
    ...sorted.slice(0, 7),
    // Chóng, as the place is called.
    '重庆.jpg',
    ...sorted.slice(7, 12),
  ]);
});

test('when names differ in case, width or zeros in front alone, then they stand at the same place', () => {
  expect(nameOrderOf('Ａ００7')).toBe(nameOrderOf('a7'));
});

test('when a name is as long as may be, then its place fits into an index', () => {
  const text = nameOrderOf('课'.repeat(85));
  expect(text.length).toBeLessThanOrEqual(600);
  expect(Buffer.byteLength(text)).toBeLessThan(2_700);
});

/** As databases compare. */
function compare(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}
