import { answerCalls, type SentCall } from 'shell/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { base64ConvertImage } from '#shared/contracts';
import { type Base64ImageParams, uploadBase64Image } from './index.ts';

const stored = { fileId: 'f1', name: 'a.png', size: 3, type: 'image/png', md5: '0'.repeat(32), path: 'f1' };

afterEach(() => vi.unstubAllGlobals());

async function send(params: Base64ImageParams): Promise<SentCall> {
  const sent = answerCalls(() => ({ data: stored }));
  await uploadBase64Image(params);
  const call = sent.find(({ path }) => path.startsWith('/api/storage/') || path.startsWith('/zuul/'));
  if (!call) throw new Error('nothing was sent');
  return call;
}

describe('what is sent', () => {
  test('when an image has a prefix and a name with an extension, then both parts travel apart', async () => {
    const { path, payload } = await send({
      fileName: 'my.photo.PNG',
      base64Str: 'data:image/png;base64,AAAA',
    });
    expect(path).toBe(base64ConvertImage.path);
    expect(payload).toEqual({ serverid: 'base', fileName: 'my.photo', base64Str: 'AAAA', type: 'png' });
  });

  test('when the name has no extension, then the type is that of the image', async () => {
    const { payload } = await send({ fileName: 'photo', base64Str: 'data:image/jpeg;base64,AAAA' });
    expect(payload).toMatchObject({ fileName: 'photo', type: 'jpg' });
  });

  test('when nothing says what it is, then it travels as it stands, as png', async () => {
    const { payload } = await send({ fileName: 'photo', base64Str: 'AAAA', serverid: 'face' });
    expect(payload).toEqual({ serverid: 'face', fileName: 'photo', base64Str: 'AAAA', type: 'png' });
  });

  test('when a path is given, then it goes there', async () => {
    const { path } = await send({ path: '/zuul/api/storage/x', fileName: 'a.png', base64Str: 'AAAA' });
    expect(path).toBe('/zuul/api/storage/x');
  });
});

describe('wrong arguments', () => {
  const image = { fileName: 'a.png', base64Str: 'AAAA' };

  test.each([
    [undefined, 'params cannot be empty'],
    [null, 'params cannot be empty'],
    ['a.png', 'params must be object'],
    [[image], 'params must be object'],
    [{ ...image, path: 5 }, 'path must be object'],
    [{ ...image, path: 'https://elsewhere.example/' }, 'path must be object'],
    [{ ...image, path: '//elsewhere.example/api/' }, 'path must be object'],
    [{ ...image, path: '/api/../elsewhere' }, 'path must be object'],
    [{ ...image, fileName: {} }, 'fileName must be object'],
    [{ ...image, base64Str: '' }, 'base64Str cannot be empty'],
    [{ fileName: 'a.png' }, 'base64Str cannot be empty'],
    [{ ...image, fileName: '' }, 'fileName cannot be empty'],
    [{ base64Str: 'AAAA' }, 'fileName cannot be empty'],
  ])('when they are %j, then the error is "%s" and nothing is sent', async (params, message) => {
    const sent = answerCalls(() => ({ data: stored }));
    await expect(uploadBase64Image(params as never)).rejects.toThrow(message);
    expect(sent).toEqual([]);
  });
});
