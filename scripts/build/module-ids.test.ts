import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { nameBelow, numberNames } from './module-ids.ts';

const names = Array.from({ length: 300 }, (_, index) => `./shell/part-${index}.ts`);

test('when names come in another order, then each keeps its number', () => {
  const numbers = new Map(numberNames(names).map((id, index) => [names[index], id]));
  const turned = names.toReversed();
  expect(numberNames(turned)).toEqual(turned.map((name) => numbers.get(name)));
});

test('when there are many names, then no two share a number, and up to 700 get three digits', () => {
  for (const [count, limit] of [
    [300, 1000],
    [700, 1000],
    [701, 10_000],
  ] as const) {
    const numbers = numberNames(Array.from({ length: count }, (_, index) => `./part-${index}.ts`));
    expect(new Set(numbers).size).toBe(count);
    expect(Math.max(...numbers)).toBeLessThan(limit);
  }
});

test('when one more module comes, then nearly all others keep their numbers', () => {
  const before = numberNames(names);
  const after = numberNames([...names, './shell/new.ts']);
  expect(before.filter((id, index) => id !== after[index]).length).toBeLessThan(10);
});

test('when a name comes twice, then the build stops', () => {
  expect(() => numberNames(['./a.ts', './a.ts'])).toThrow('two modules have one name: ./a.ts');
});

test('when the same module stands in two folders, then it has one name', () => {
  const of = (root: string) => [
    nameBelow(root, `builtin:swc-loader??x!${root}/shell/index.ts`),
    nameBelow(
      root,
      `consume shared module (default) react@19 (fallback: ${root}/node_modules/react/index.js)`,
    ),
    nameBelow(root, `javascript/esm|${root}/node_modules/jotai/index.js|${digest(root)}`),
  ];
  expect(of('/srv/学校 portal/deep')).toEqual(of('/p'));
});

/** As joined modules end. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
