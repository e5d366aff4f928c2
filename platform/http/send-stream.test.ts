import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import express from 'express';
import { afterEach, describe, expect, test } from 'vitest';
import { DomainError, handedFileHeader, takesFilesHeader } from '#shared/contracts';
import { sendStream } from './send-stream.ts';
import { type StreamOptions, streamReply } from './stream-reply.ts';
import { translateErrors } from './translate-errors.ts';

const picture = Buffer.from('not really a picture');
/** What is known of it beforehand. */
const kept: Pick<StreamOptions, 'size' | 'etag' | 'storedAs'> = { size: picture.length, etag: '"1"' };
let server: Server | undefined;

afterEach(() => {
  server?.close();
  server = undefined;
});

/** A server with one address, whose content is opened by `open`. */
async function serve(
  open: StreamOptions['open'],
  known = kept,
  log: Parameters<typeof translateErrors>[0] = () => undefined,
): Promise<string> {
  const app = express();
  const file = { contentType: 'image/png', ...known, name: 'a.png', isInline: true };
  app.get('/file', (_request, response) => sendStream(response, streamReply({ ...file, open })));
  app.use(translateErrors(log));
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/file`;
}

test.each([
  ['has gone', () => Promise.resolve(undefined), 'not_found'],
  ['cannot be read', () => Promise.reject(new DomainError('store_unavailable')), 'store_unavailable'],
] as const)(
  'when the content %s, then the refusal is no picture and nothing to save',
  async (_, open, code) => {
    const response = await fetch(await serve(open), { headers: { range: 'bytes=0-3' } });
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('content-disposition')).toBeNull();
    expect(response.headers.get('content-range')).toBeNull();
    expect(await response.json()).toMatchObject({ code });
  },
);

test('when only the head is asked for, then nothing is opened', async () => {
  const response = await fetch(await serve(() => Promise.reject(new Error('opened'))), { method: 'HEAD' });
  expect([response.status, response.headers.get('content-length')]).toEqual([200, String(picture.length)]);
});

test('when a range is asked for, then it comes alone', async () => {
  const address = await serve(async (range) =>
    Readable.from([picture.subarray(range?.start, (range?.end ?? 0) + 1)]),
  );
  const response = await fetch(address, { headers: { range: 'bytes=4-9' } });
  expect([response.status, await response.text()]).toEqual([206, 'really']);
});

describe('a BFF that reads the folder of contents', () => {
  const size = 100_000;
  const stored = { size, etag: '"1"', storedAs: 'ab/cd' };
  const refuse = () => Promise.reject(new Error('opened'));
  const takes = { [takesFilesHeader]: '1' };

  test.each([
    ['the whole', {}, 200, '0-99999 ab/cd'],
    ['a long range', { range: 'bytes=10-99998' }, 206, '10-99998 ab/cd'],
  ])('when it asks for %s, then it gets the name and no byte', async (_, headers, status, named) => {
    const response = await fetch(await serve(refuse, stored), { headers: { ...takes, ...headers } });
    expect([response.status, response.headers.get(handedFileHeader), await response.text()]).toEqual([
      status,
      named,
      '',
    ]);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('content-disposition')).toBe('inline; filename=a.png');
  });

  test.each([
    ['asks for little', stored, { ...takes, range: 'bytes=0-9' }],
    ['asks for a content without a file', kept, takes],
    ['does not read the folder', stored, { range: 'bytes=0-99998' }],
  ])('when it %s, then the bytes come', async (_, known, headers) => {
    const bytes = Buffer.alloc(known.size ?? 0);
    const open: StreamOptions['open'] = async (range) =>
      Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]);
    const response = await fetch(await serve(open, known), { headers });
    expect(response.headers.get(handedFileHeader)).toBeNull();
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0);
  });

  test.each([
    ['knows it already', { 'if-none-match': '"1"', 'cache-control': 'max-age=0' }, 304],
    ['asks for what is not there', { range: 'bytes=100000-' }, 416],
  ])('when its visitor %s, then nothing is named', async (_, headers, status) => {
    const response = await fetch(await serve(refuse, stored), { headers: { ...takes, ...headers } });
    expect([response.status, response.headers.get(handedFileHeader)]).toEqual([status, null]);
  });
});

describe('a content that is made while it is sent', () => {
  test('when a range is asked for, then all of it comes, without a length or a validator', async () => {
    const address = await serve(async () => Readable.from([picture]), {});
    const response = await fetch(address, { headers: { range: 'bytes=4-9', 'if-none-match': '"1"' } });
    expect([response.status, await response.text()]).toEqual([200, picture.toString()]);
    const named = ['content-length', 'etag', 'content-range', 'accept-ranges'];
    expect(named.map((name) => response.headers.get(name))).toEqual([null, null, null, 'none']);
  });

  test('when it breaks off, then the reader does not take it for whole', async () => {
    const lines: string[] = [];
    const address = await serve(
      async () => Readable.from(breakOff()),
      {},
      (event) => lines.push(event),
    );
    await expect(fetch(address).then((response) => response.text())).rejects.toThrow();
    expect(lines).toEqual(['request_failed']);
  });

  test('when the reader leaves, then the content closes, and the log says nothing of it', async () => {
    const lines: string[] = [];
    const content = Readable.from(endless());
    const closed = new Promise((resolve) => content.on('error', resolve).on('close', resolve));
    const address = await serve(
      async () => content,
      {},
      (event) => lines.push(event),
    );
    const leaving = new AbortController();
    await fetch(address, { signal: leaving.signal });
    leaving.abort();
    await closed;
    await new Promise((resolve) => server?.close(resolve));
    expect(lines).toEqual([]);
  });
});

async function* endless(): AsyncGenerator<Buffer> {
  for (;;) yield picture;
}

async function* breakOff(): AsyncGenerator<Buffer> {
  yield picture;
  throw new Error('lost');
}
