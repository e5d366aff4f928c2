import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { findMediaType, isShownInline } from './find-media-type.ts';

/** Of a content that begins so. */
function typeOf(head: Buffer | string, name: string): Promise<string> {
  const content = Buffer.concat([Buffer.from(head), Buffer.alloc(4096)]);
  return findMediaType({ read: async () => Readable.from([content]) }, 'k', { name, serverid: 'base' });
}

/** One entry of an archive, of which only the beginning is there. */
function archiveWith(name: string): Buffer {
  const head = Buffer.alloc(30);
  head.write('PK\x03\x04', 'latin1');
  head.writeUInt32LE(100_000, 18);
  head.writeUInt32LE(100_000, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, Buffer.from(name)]);
}

describe('what a content is', () => {
  test.each([
    ['a JPEG', Buffer.from('ffd8ffe000104a464946', 'hex'), 'a.jpg', 'image/jpeg'],
    ['a JPEG with another name', Buffer.from('ffd8ffe000104a464946', 'hex'), 'a.pdf', 'image/jpeg'],
    ['a PDF', '%PDF-1.7\n', 'a.pdf', 'application/pdf'],
    ['an MP3', 'ID3\x04\0\0\0\x01\x7f\x7f', 'a.mp3', 'audio/mpeg'],
    ['an archive', archiveWith('a.bin'), 'a.zip', 'application/zip'],
    ['a text', 'hello', 'a.png', 'application/octet-stream'],
    ['nothing', '', 'a.png', 'application/octet-stream'],
    ['a page', '<!doctype html><script>', 'a.png', 'application/octet-stream'],
  ])('when it is %s, then its bytes say so', async (_, head, name, type) => {
    expect(await typeOf(head, name)).toBe(type);
  });

  test.each([
    ['docx', 'word/document.xml', 'wordprocessingml.document'],
    ['xlsx', 'a.bin', 'spreadsheetml.sheet'],
  ])('when an archive is called .%s, then it is that document', async (extension, entry, type) => {
    expect(await typeOf(archiveWith(entry), `a.${extension}`)).toContain(type);
  });

  test.each([
    ['a program of Windows', 'MZ\x90'],
    ['a program of Linux', Buffer.from('7f454c46020101', 'hex')],
    ['a class of Java', Buffer.from('cafebabe00000034', 'hex')],
  ])('when it is %s, then it is refused under any name', async (_, head) => {
    await expect(typeOf(head, 'a.png')).rejects.toMatchObject({ code: 'file_kind_refused' });
  });

  test('when a kind may hold script, then it is not shown in a page', () => {
    expect(['image/png', 'video/mp4', 'audio/mpeg', 'application/pdf'].every(isShownInline)).toBe(true);
    expect(
      ['image/svg+xml', 'application/xml', 'text/html', 'application/octet-stream'].some(isShownInline),
    ).toBe(false);
  });
});
