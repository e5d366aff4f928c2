import { expect, test } from 'vitest';
import { decodeText } from './preview-text.ts';

test('when a text was cut within a character, then the rest reads well', () => {
  expect(decodeText(new TextEncoder().encode('课文').slice(0, 5))).toBe('课');
});

test('when an older file is written in GB 18030, then it reads well', () => {
  expect(decodeText(Uint8Array.of(0xbf, 0xce, 0xce, 0xc4))).toBe('课文');
});
