import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { drawQrCode } from './index.ts';

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

test('when a code is drawn, then every dark module is there, and no other, in a light frame', () => {
  const text = `https://portal.example/scan#${'A1'.repeat(21)}`;
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const drawn = drawQrCode(text);
  expect(paint(drawn.path, size)).toEqual(data);
  expect(drawn).toMatchObject({ margin: 4, span: size + 8, viewBox: `-4 -4 ${size + 8} ${size + 8}` });
});
