import { expect, it } from 'vitest';
import { percentile, sourcesOf, summarise } from './file-sizes.ts';

const sizes = [
  { file: 'bff/a.ts', lines: 100 },
  { file: 'bff/a.test.ts', lines: 300 },
  { file: 'shell/b.tsx', lines: 20 },
  { file: 'shell/c.tsx', lines: 40 },
];

it('when files are measured, then tests count beside the sources, not among them', () => {
  expect(sourcesOf(sizes).map(({ file }) => file)).not.toContain('bff/a.test.ts');
  expect(summarise(sizes, 'bff')).toMatchObject({ files: 1, lines: 100, testLines: 300, median: 100 });
  expect(summarise(sizes)).toMatchObject({ files: 3, lines: 160, median: 40, p90: 100 });
});

it('when there are no files, then the figures are zero', () => {
  expect(summarise([], 'bench')).toMatchObject({ files: 0, median: 0, p90: 0 });
});

it('when a percentile is asked for, then it is the nearest rank', () => {
  expect(percentile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.9)).toBe(9);
  expect(percentile([3, 1, 2], 0.5)).toBe(2);
});
