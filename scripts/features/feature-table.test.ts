import { expect, it } from 'vitest';
import { countProved, fillFeatureTable } from './feature-table.ts';

const document = `# Features

| row | feature | proved by |
|---|---|---|
| A01 | one thing \\| or another | not yet |
| A02 | another | [old \\| title](../gone.ts) |
`;

it('when a test names a row, then the row links to it once, and rows without one say so', () => {
  const proof = { file: 'tests/e2e/x.spec.ts', title: 'when a | b, then c', tags: ['once', 'A01'] };
  const filled = fillFeatureTable(document, [proof, proof]);
  expect(filled).toContain(
    '| A01 | one thing \\| or another | [when a \\| b, then c](../tests/e2e/x.spec.ts) |',
  );
  expect(filled).toContain('| A02 | another | not yet |');
  expect(countProved(filled)).toEqual({ proved: 1, all: 2 });
  expect(fillFeatureTable(filled, [proof])).toBe(filled);
});

it('when a row says what was decided instead of a proof, then it says so until a test names it, and wants none', () => {
  const noted = document.replace(/\[old.*\.ts\)/, 'decided: ADR 81');
  const filled = fillFeatureTable(noted, []);
  expect(filled).toContain('| A02 | another | decided: ADR 81 |');
  expect(countProved(filled)).toEqual({ proved: 0, all: 1 });
  const proof = { file: 'x.spec.ts', title: 'y', tags: ['A02'] };
  expect(fillFeatureTable(filled, [proof])).toContain('| A02 | another | [y](../x.spec.ts) |');
});

it('when a test names a row that is not there, then that is an error', () => {
  expect(() => fillFeatureTable(document, [{ file: 'x', title: 'y', tags: ['Z99'] }])).toThrow(
    'no such row: Z99',
  );
});
