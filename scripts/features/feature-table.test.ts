import { expect, it } from 'vitest';
import { countProved, fillFeatureTable } from './feature-table.ts';

const document = `# Features

| row | feature | section | proved by |
|---|---|---|---|
| A01 | one thing \\| or another | 0§3 | not yet |
| A02 | another | 0§4 | [old \\| title](../gone.ts) |
`;

it('when a test names a row, then the row links to it once, and rows without one say so', () => {
  const proof = { file: 'tests/e2e/x.spec.ts', title: 'when a | b, then c', tags: ['once', 'A01'] };
  const filled = fillFeatureTable(document, [proof, proof]);
  expect(filled).toContain(
    '| A01 | one thing \\| or another | 0§3 | [when a \\| b, then c](../tests/e2e/x.spec.ts) |',
  );
  expect(filled).toContain('| A02 | another | 0§4 | not yet |');
  expect(countProved(filled)).toEqual({ proved: 1, all: 2 });
  expect(fillFeatureTable(filled, [proof])).toBe(filled);
});

it('when a test names a row that is not there, then that is an error', () => {
  expect(() => fillFeatureTable(document, [{ file: 'x', title: 'y', tags: ['Z99'] }])).toThrow(
    'no such row: Z99',
  );
});
