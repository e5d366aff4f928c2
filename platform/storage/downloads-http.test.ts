import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DemoPlatform, forEachEngine, startDemoPlatform } from '#platform/testing';
import { contentOf, createUploader, md5Of, pngOf, toForm, type Uploader } from './testing/uploader.ts';

forEachEngine((engine) => {
  let platform: DemoPlatform;
  let zhou: Uploader;
  beforeAll(async () => {
    platform = await startDemoPlatform(engine.database());
    zhou = await createUploader(platform, 't.zhou');
  });
  afterAll(() => platform.close());

  const keep = async (content: Buffer, name: string): Promise<string> =>
    (await zhou.single(content, name)).data.path;
  const isHarmless = (headers: Headers): void => {
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    expect(headers.get('cache-control')).toBe('private, no-cache');
  };

  describe('a download', () => {
    test('when the owner reads a picture, then it is shown, and it cannot run anything', async () => {
      const response = await zhou.fetch(await keep(pngOf(), '头像 1.png'));
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('image/png');
      expect(response.headers.get('content-disposition')).toBe(
        'inline; filename="?? 1.png"; filename*=UTF-8\'\'%E5%A4%B4%E5%83%8F%201.png',
      );
      isHarmless(response.headers);
      expect(pngOf().equals(Buffer.from(await response.arrayBuffer()))).toBe(true);
    });

    test('when it is asked to be saved, then it is an attachment', async () => {
      const response = await zhou.fetch(`${await keep(pngOf(), 'a.png')}?download=1`);
      expect(response.headers.get('content-disposition')).toBe('attachment; filename=a.png');
    });

    test.each([
      ['a drawing with script', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', 'a.svg'],
      ['a drawing behind a declaration', '<?xml version="1.0"?><svg xmlns="x"><script/></svg>', 'b.svg'],
      ['a page', '<!doctype html><script>alert(1)</script>', 'a.png'],
    ])('when it is %s, then it is saved and not shown', async (_, text, name) => {
      const content = Buffer.from(text);
      const form = toForm({ md5: md5Of(content), uid: '1' }, content, name, 'text/html');
      const { data } = await (await zhou.postForm('/zuul/api/storage/upload', form)).json();
      const response = await zhou.fetch(data.path);
      expect(response.headers.get('content-disposition')).toMatch(/^attachment/);
      expect(response.headers.get('content-type')).toMatch(/^application\/(octet-stream|xml)$/);
      isHarmless(response.headers);
    });

    test('when a page begins like a picture, then browsers take it for one', async () => {
      const response = await zhou.fetch(await keep(Buffer.from('GIF89a<script>1</script>'), 'a.gif'));
      expect(response.headers.get('content-type')).toBe('image/gif');
      isHarmless(response.headers);
    });

    test('when somebody else asks, or nobody is signed in, then there is nothing', async () => {
      const path = await keep(pngOf(), 'a.png');
      const wu = await createUploader(platform, 't.wu');
      expect((await wu.fetch(path)).status).toBe(404);
      expect((await (await fetch(platform.base + path)).json()).code).toBe('not_signed_in');
      expect((await zhou.fetch('/api/storage/file/none')).status).toBe(404);
    });
  });

  describe('ranges', () => {
    const content = contentOf(10_000);
    let path: string;
    let etag: string;
    beforeAll(async () => {
      path = await keep(content, 'a.bin');
      etag = (await zhou.fetch(path)).headers.get('etag') ?? '';
    });

    test.each([
      ['bytes=0-99', 0, 99],
      ['bytes=9000-', 9000, 9999],
      ['bytes=-5', 9995, 9999],
      ['bytes=5000-99999', 5000, 9999],
    ])('when %s are asked for, then these bytes come', async (range, start, end) => {
      const response = await zhou.fetch(path, { range });
      expect(response.status).toBe(206);
      expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/10000`);
      expect(content.subarray(start, end + 1).equals(Buffer.from(await response.arrayBuffer()))).toBe(true);
    });

    test('when a range begins behind the end, then it is 416 with the size', async () => {
      const response = await zhou.fetch(path, { range: 'bytes=10000-' });
      expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */10000']);
    });

    test.each(['bytes=a-b', 'lines=1-2', 'bytes=0-1,5-6'])(
      'when the range is %s, then all of it comes',
      async (range) => {
        const response = await zhou.fetch(path, { range });
        expect([response.status, (await response.arrayBuffer()).byteLength]).toEqual([200, 10_000]);
      },
    );

    test('when the condition names the content, then the range counts, and otherwise all of it comes', async () => {
      expect(etag).toMatch(/^"[\da-f]{64}"$/);
      expect((await zhou.fetch(path, { range: 'bytes=0-1', 'if-range': etag })).status).toBe(206);
      expect((await zhou.fetch(path, { range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200);
      expect((await zhou.fetch(path, { range: 'bytes=0-1', 'if-range': `W/${etag}` })).status).toBe(200);
    });

    test('when a file is empty, then its first byte is not there', async () => {
      const empty = await keep(Buffer.alloc(0), 'empty.bin');
      expect((await zhou.fetch(empty)).headers.get('content-length')).toBe('0');
      expect((await zhou.fetch(empty, { range: 'bytes=0-' })).status).toBe(416);
    });
  });
});
