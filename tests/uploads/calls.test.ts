import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  base64ConvertImage,
  blockStatus,
  claimFile,
  mergeFile,
  possessionChallenge,
  secondUploadCheck,
  storageUsage,
  uploadBlock,
  uploadFile,
} from '#shared/contracts';
import { type Browser, createBrowser } from './testing/browser.ts';
import { createFile, md5Of } from './testing/sender.ts';
import { startUploadPortal, type UploadPortal } from './testing/upload-portal.ts';

const chunk = 256 * 1024;
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
let portal: UploadPortal;
let zhou: Browser;
let wu: Browser;

beforeAll(async () => {
  portal = await startUploadPortal({ USER_QUOTA_MB: '25000' });
  zhou = await createBrowser(portal.url, 't.zhou');
  wu = await createBrowser(portal.url, 't.wu');
});
afterAll(() => portal.stop());

describe('a file through the BFF', () => {
  test('when it is sent in one request, then it comes back with its name, and cannot run anything', async () => {
    const { status, data } = await zhou.single(png, '头像 1.png');
    expect({ status, name: data.name }).toEqual({ status: 200, name: '头像 1.png' });
    const shown = await zhou.fetch(data.path);
    expect(shown.headers.get('content-disposition')).toContain("filename*=UTF-8''%E5%A4%B4%E5%83%8F%201.png");
    expect(shown.headers.get('content-type')).toBe('image/png');
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
    expect(shown.headers.get('content-security-policy')).toContain('sandbox');
    expect(png.equals(Buffer.from(await shown.arrayBuffer()))).toBe(true);
    const saved = await zhou.fetch(`${data.path}?download=1`);
    expect(saved.headers.get('content-disposition')).toMatch(/^attachment/);
  });

  test('when it is sent in chunks, then the portal says which are there, and makes one file of them', async () => {
    const { content } = createFile(2 * chunk + 1);
    const file = { md5: md5Of(content), chunks: 3, eachSize: chunk, fullSize: content.length, uid: 'u' };
    for (const at of [1, 3]) {
      const part = content.subarray((at - 1) * chunk, at * chunk);
      const { data } = await zhou.postForm(uploadBlock.path, { ...file, chunk: at }, part);
      expect(data.received).toBe(part.length);
    }
    const ask = { md5: file.md5, size: content.length, eachSize: chunk };
    expect((await zhou.post(blockStatus.path, ask)).data).toEqual({ chunks: 3, present: 'BQ' });
    const merge = { md5: file.md5, name: 'a.zip', size: content.length, chunks: 3, eachSize: chunk };
    expect(await zhou.post(mergeFile.path, merge)).toMatchObject({ status: 409, code: 'chunkmerge' });
    await zhou.postForm(uploadBlock.path, { ...file, chunk: 2 }, content.subarray(chunk, 2 * chunk));
    const { data } = await zhou.post(mergeFile.path, merge);
    expect(content.equals(await zhou.bytesAt(data.path))).toBe(true);
    expect((await zhou.post(mergeFile.path, merge)).data.fileId).toBe(data.fileId);
  });

  test('when a colleague has it already, then its possession is proved, and no byte of it is sent', async () => {
    const { content } = createFile(100_000);
    await wu.single(content, 'a.zip');
    const named = { md5: md5Of(content), size: content.length };
    expect((await zhou.post(secondUploadCheck.path, { ...named, name: 'b.zip' })).data).toBeNull();
    const { data: challenge } = await zhou.post(possessionChallenge.path, named);
    const ranges: { start: number; length: number }[] = challenge.ranges;
    const parts = ranges.map(({ start, length }) => content.subarray(start, start + length));
    const proof = {
      challengeId: challenge.challengeId,
      name: 'b.zip',
      rangesMd5: md5Of(Buffer.concat(parts)),
    };
    const { data } = await zhou.post(claimFile.path, proof);
    expect(content.equals(await zhou.bytesAt(data.path))).toBe(true);
    expect((await zhou.post(secondUploadCheck.path, { ...named, name: 'c.zip' })).data.name).toBe('c.zip');
  });

  test('when it has 20 GB and goes in the smallest chunks, then each of 76,294 is known by itself', async () => {
    const size = 20_000_000_000;
    const chunks = Math.ceil(size / chunk);
    const { content } = createFile(chunk);
    const file = { md5: md5Of(content), chunks, eachSize: chunk, fullSize: size, uid: 'u' };
    for (const at of [1, 40_001]) {
      expect((await zhou.postForm(uploadBlock.path, { ...file, chunk: at }, content)).status).toBe(200);
    }
    const { data } = await zhou.post(blockStatus.path, { md5: file.md5, size, eachSize: chunk });
    expect(data.chunks).toBe(76_294);
    const bits = Buffer.from(data.present, 'base64url');
    expect(bits).toHaveLength(9537);
    expect([bits[0], bits[5000], bits.reduce((sum, byte) => sum + byte, 0)]).toEqual([1, 1, 2]);
  });

  test('when it is a picture as text, then it is kept as a picture', async () => {
    const picture = { serverid: 'base', fileName: '头像', type: 'png', base64Str: png.toString('base64') };
    const { data } = await zhou.post(base64ConvertImage.path, picture);
    expect(data).toMatchObject({ name: '头像.png', type: 'image/png' });
    expect(png.equals(await zhou.bytesAt(data.path))).toBe(true);
  });

  test('when parts of it or changes are asked for, then HTTP says which', async () => {
    const { content } = createFile(10_000);
    const { data } = await zhou.single(content, '录像.zip');
    const whole = await zhou.fetch(data.path);
    const etag = whole.headers.get('etag') ?? '';
    const part = await zhou.fetch(data.path, { range: 'bytes=9000-9999' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 9000-9999/10000']);
    expect(content.subarray(9000).equals(Buffer.from(await part.arrayBuffer()))).toBe(true);
    const behind = await zhou.fetch(data.path, { range: 'bytes=10000-' });
    expect([behind.status, behind.headers.get('content-range')]).toEqual([416, 'bytes */10000']);
    // The client of this test would ask for a fresh copy by itself.
    const unchanged = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
    expect((await zhou.fetch(data.path, unchanged)).status).toBe(304);
    expect((await zhou.fetch(data.path, { range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200);
  });
});

describe('who may send and read', () => {
  const form = { md5: md5Of(png), uid: 'u', serverid: 'base' };

  test('when another site sends a file in the name of the user, then it is refused, and nothing is kept', async () => {
    const { data: before } = await zhou.get(storageUsage.path);
    for (const path of [uploadFile.path, uploadBlock.path]) {
      const headers = {
        'x-requested-by': '',
        origin: 'https://evil.example',
        'sec-fetch-site': 'cross-site',
      };
      const refused = await zhou.postForm(path, { ...form, chunk: 1, chunks: 1 }, png, headers);
      expect(refused).toMatchObject({ status: 403, code: 'cross_site_request' });
    }
    expect((await zhou.get(storageUsage.path)).data).toEqual(before);
  });

  test('when nobody is signed in, then nothing is taken and nothing is given', async () => {
    const { data } = await zhou.single(png, 'a.png');
    const visitor = await createBrowser(portal.url);
    expect(await visitor.postForm(uploadFile.path, form, png)).toMatchObject({ status: 401 });
    expect(await (await visitor.fetch(data.path)).json()).toMatchObject({ status: 401 });
  });

  test('when somebody else asks for a file or for its chunks, then there are none', async () => {
    const { content } = createFile(2 * chunk);
    const file = { md5: md5Of(content), chunks: 2, eachSize: chunk, fullSize: content.length, uid: 'u' };
    await zhou.postForm(uploadBlock.path, { ...file, chunk: 1 }, content.subarray(0, chunk));
    const ask = { md5: file.md5, size: content.length, eachSize: chunk };
    expect((await wu.post(blockStatus.path, ask)).data.present).toBe('AA');
    await wu.postForm(uploadBlock.path, { ...file, chunk: 2 }, content.subarray(chunk));
    const merge = { md5: file.md5, name: 'a.zip', size: content.length, chunks: 2 };
    expect(await wu.post(mergeFile.path, merge)).toMatchObject({ code: 'chunkmerge' });
    const { data } = await zhou.single(png, 'a.png');
    expect((await wu.fetch(data.path)).status).toBe(404);
  });

  test('when a chunk is not what its MD5 says, then it is refused at once, in both languages', async () => {
    const { content } = createFile(chunk);
    const fields = {
      md5: md5Of(content),
      chunk: 1,
      chunks: 1,
      fullSize: chunk,
      uid: 'u',
      chunkMd5: md5Of(png),
    };
    const refused = await zhou.postForm(uploadBlock.path, fields, content);
    expect(refused).toMatchObject({ status: 409, code: 'content_damaged' });
    expect(refused.message).toBe(
      '内容在传输中损坏，请重试|||The content was damaged on its way. Please try again',
    );
  });
});
