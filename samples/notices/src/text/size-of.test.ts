import { expect, test } from 'vitest';
import { sizeOf } from './size-of.ts';

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [1_572_864, '1.5 MB'],
  [5 * 1024 ** 4, '5120 GB'],
])('when a file has %i bytes, then it reads %s', (bytes, text) => expect(sizeOf(bytes)).toBe(text));
