import { describe, expect, test } from 'vitest';
import { findImageType, readImageHead } from './index.ts';

/** Beginnings of pictures of 300 by 200 pixels. */
const heads = {
  png: '89504e470d0a1a0a0000000d494844520000012c000000c80806000000',
  jpeg: 'ffd8ffe000044a46ffc0000b0800c8012c01011100',
  lossy: '52494646240000005745425056503820180000003001009d012a2c01c800',
  lossless: '5249464624000000574542505650384c180000002f2bc131000000000000',
  extended: '524946462400000057454250565038580a000000100000002b0100c70000',
};

function bytes(hex: string): Buffer {
  return Buffer.from(hex, 'hex');
}

describe('the head of a picture', () => {
  test.each([
    ['png', 'image/png'],
    ['jpeg', 'image/jpeg'],
    ['lossy', 'image/webp'],
    ['lossless', 'image/webp'],
    ['extended', 'image/webp'],
  ] as const)('when it is that of %s, then type and size are known', (name, type) => {
    expect(readImageHead(bytes(heads[name]))).toEqual({ type, width: 300, height: 200 });
    expect(findImageType(bytes(heads[name]))).toBe(type);
  });

  test.each(Object.entries(heads))(
    'when that of %s is cut short anywhere, then it is no picture',
    (_, hex) => {
      const whole = bytes(hex);
      for (let length = 0; length < whole.length - 6; length++)
        expect(readImageHead(whole.subarray(0, length))).toBeUndefined();
    },
  );

  test.each(['<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a', '<script>', '', 'RIFF....WAVE'])(
    'when it is %j, then it is no picture',
    (text) => {
      expect([findImageType(Buffer.from(text)), readImageHead(Buffer.from(text))]).toEqual([
        undefined,
        undefined,
      ]);
    },
  );

  test('when a picture has no pixels, then it is none', () => {
    expect(readImageHead(bytes(heads.png.replace('0000012c', '00000000')))).toBeUndefined();
  });

  test('when a JPEG has no frame, then the search ends', () => {
    expect(
      readImageHead(Buffer.concat([bytes('ffd8'), Buffer.alloc(100_000, bytes('ffe00000'))])),
    ).toBeUndefined();
  });
});
