import { describe, expect, test } from 'vitest';
import { cleanFileName, countChunks, findChunkSize, findForbiddenExtension, spanOfChunk } from './index.ts';

describe('forbidden extensions', () => {
  test.each([
    ['a.exe', 'exe'],
    ['a.EXE', 'exe'],
    ['a.exe.', 'exe'],
    ['a.exe . .', 'exe'],
    ['a.php.jpg', 'php'],
    ['a.pHp\u200b.jpg', 'php'],
    ['a.ｅｘｅ', 'exe'],
    ['.sh', 'sh'],
    ['a.jspx', 'jspx'],
    ['a.txt', 'txt'],
  ])('when a file is called %j, then %s is refused', (name, extension) => {
    expect(findForbiddenExtension(name, 'base')).toBe(extension);
  });

  test.each(['a.jpg', 'exe', 'a', 'a.exefile', 'Class 3.docx', '年级.报告.pdf', ''])(
    'when a file is called %j, then it may come',
    (name) => {
      expect(findForbiddenExtension(name, 'base')).toBeUndefined();
    },
  );

  test('when the drive keeps it, then a text may come, a program may not', () => {
    expect(findForbiddenExtension('a.txt', 'drive')).toBeUndefined();
    expect(findForbiddenExtension('a.exe', 'drive')).toBe('exe');
    expect(findForbiddenExtension('a.txt', 'constructor')).toBe('txt');
  });
});

describe('names of files', () => {
  test.each([
    ['e\u0301.png', 'é.png'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\报告.docx', '报告.docx'],
    ['家庭👩‍👩‍👧.jpg', '家庭👩‍👩‍👧.jpg'],
    ['photo\u202egnp.exe', 'photognp.exe'],
    ['a\r\n\0b.png', 'ab.png'],
    ['  a . . ', 'a'],
    ['..', 'file'],
    ['', 'file'],
    ['/', 'file'],
    ['a\ud800.png', 'a\ufffd.png'],
  ])('when a browser sends %j, then it is %j', (name, clean) => {
    expect(cleanFileName(name)).toBe(clean);
  });

  test('when a name is too long, then it is cut between characters and keeps its extension', () => {
    const clean = cleanFileName(`${'学'.repeat(200)}.docx`);
    expect(clean).toBe(`${'学'.repeat(83)}.docx`);
    expect(Buffer.byteLength(cleanFileName(`${'👩‍👩‍👧'.repeat(60)}.png`))).toBeLessThanOrEqual(255);
    expect(Buffer.byteLength(cleanFileName('学'.repeat(200)))).toBe(255);
    expect(Buffer.byteLength(cleanFileName(`a.${'x'.repeat(400)}`))).toBe(255);
  });
});

describe('chunks', () => {
  const megabyte = 1024 * 1024;
  test.each([
    [{ size: 5 * megabyte, chunks: 3 }, 2 * megabyte],
    [{ size: 5 * megabyte, chunks: 5, eachSize: megabyte }, megabyte],
    [{ size: 5 * megabyte, chunks: 2 }, 2.5 * megabyte],
    // A sender that says the length of the last chunk.
    [{ size: 5 * megabyte, chunks: 3, eachSize: megabyte }, 2 * megabyte],
    [{ size: 0, chunks: 1 }, 2 * megabyte],
    [{ size: 0, chunks: 0 }, 2 * megabyte],
    [{ size: 5, chunks: 0 }, undefined],
    [{ size: 5, chunks: 9 }, undefined],
    [{ size: 20_000_000_000, chunks: 76_294, eachSize: 256 * 1024 }, 256 * 1024],
    [{ size: 30_000_000, chunks: 100_001 }, undefined],
  ])('when a file is %j, then its chunks have %s bytes', (file, eachSize) => {
    expect(findChunkSize(file)).toBe(eachSize);
  });

  test('when a file does not fill its last chunk, then that one ends with the file', () => {
    expect(countChunks(5, 2)).toBe(3);
    expect(spanOfChunk(5, 2, 2)).toEqual({ start: 4, length: 1 });
    expect(countChunks(0, 2)).toBe(1);
  });
});
