import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { pathOf } from './qr-code.tsx';

/** What a reader of the picture sees. */
function paint(path: string, size: number): boolean[][] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x = '0', y = '0', width = '0'] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let at = Number(x); at < Number(x) + Number(width); at += 1) {
      const row = rows[Number(y)];
      if (row) row[at] = true;
    }
  }
  return rows;
}

test('when a code is drawn, then every dark module is there, and no other', () => {
  const { data, size } = encode(`https://portal.example/scan#${'A1'.repeat(21)}`, { ecc: 'M', border: 0 });
  expect(paint(pathOf(data), size)).toEqual(data);
});
