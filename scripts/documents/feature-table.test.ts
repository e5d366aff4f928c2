import { expect, it } from 'vitest';
import { findUnproved, writeFeatureTable } from './feature-table.ts';

const document = `# Features

See the [rules](specification/README.md) and the [norm](https://example.org/norm), [below](#a).

| row | feature |
|---|---|
| A01 | one thing \\| or another |
| A02 | another |
| A03 | a third (decided: [ADR 81](decisions/0081-x.md)) |
`;

function proof(title: string, ...tags: string[]) {
  return { file: 'tests/e2e/x.spec.ts', title, tags, project: 'zh-desktop' };
}

const nothing = { tests: [], sources: new Map() };

it('when a test names a row, then the row links to it once, however often it runs', () => {
  const tests = [
    proof('when b, then c', 'A01'),
    proof('when a | b, then c', 'once', 'A01'),
    proof('when b, then c', 'A01'),
  ];
  const sources = new Map([['A02', ['bff/app.ts', 'shell/x.tsx']]]);
  const lines = writeFeatureTable(document, { tests, sources }, '../../').split('\n');
  expect(lines).toContain(
    '| A01 | one thing \\| or another | [when a \\| b, then c](../../tests/e2e/x.spec.ts); [when b, then c](../../tests/e2e/x.spec.ts) | – |',
  );
  expect(lines).toContain(
    '| A02 | another | – | [bff/app.ts](../../bff/app.ts); [shell/x.tsx](../../shell/x.tsx) |',
  );
  expect(lines).toContain('| row | feature | proved by | named in |');
  expect(lines).toContain('|---|---|---|---|');
});

it('when the page stands elsewhere, then its addresses lead where they led', () => {
  const written = writeFeatureTable(document, nothing, '../../');
  expect(written).toContain('[rules](../../docs/specification/README.md)');
  expect(written).toContain('[ADR 81](../../docs/decisions/0081-x.md)');
  expect(written).toContain('[norm](https://example.org/norm), [below](#a)');
});

it('when rows are proved, decided, or neither, then the last are found', () => {
  expect(findUnproved(document, [])).toEqual(['A01', 'A02']);
  expect(findUnproved(document, [proof('when a, then b', 'A02', 'phone')])).toEqual(['A01']);
});

it('when a test names a row that is not there, then that is an error', () => {
  for (const read of [
    () => findUnproved(document, [proof('when a, then b', 'Z99')]),
    () => writeFeatureTable(document, { ...nothing, tests: [proof('when a, then b', 'Z99')] }, ''),
  ])
    expect(read).toThrow('no such row: Z99');
});
