import { expect, test } from 'vitest';
import { choose, noSelection } from './selection.ts';

function idAt(row: number): string | undefined {
  return row < 5 ? `e${row}` : undefined;
}

test('when a row is chosen alone, then what was chosen before is not', () => {
  const first = choose(noSelection, 1, 'only', idAt);
  expect([...choose(first, 3, 'only', idAt).ids]).toEqual(['e3']);
});

test('when a row is added twice, then it is out again', () => {
  const two = choose(choose(noSelection, 1, 'only', idAt), 3, 'toggle', idAt);
  expect([...two.ids]).toEqual(['e1', 'e3']);
  expect([...choose(two, 1, 'toggle', idAt).ids]).toEqual(['e3']);
});

test('when a range grows and shrinks, then it begins at the same row', () => {
  const start = choose(noSelection, 2, 'only', idAt);
  const down = choose(start, 4, 'range', idAt);
  expect([...down.ids]).toEqual(['e2', 'e3', 'e4']);
  expect([...choose(down, 1, 'range', idAt).ids]).toEqual(['e1', 'e2']);
});

test('when a range reaches rows that are not loaded, then they are left out', () => {
  const start = choose(noSelection, 4, 'only', idAt);
  expect([...choose(start, 8, 'range', idAt).ids]).toEqual(['e4']);
});
