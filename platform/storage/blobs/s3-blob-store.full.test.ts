import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BlobStore } from './blob-store.ts';
import { createS3BlobStore } from './s3-blob-store.ts';
import type { S3Options } from './s3-options.ts';
import { describeBlobStore } from './testing/blob-store-contract.ts';
import { type S3Fault, type S3TestServer, startS3Server } from './testing/start-s3-server.ts';

const megabyte = 1024 * 1024;
const unavailable = { name: 'DomainError', code: 'store_unavailable', retryAfter: 5 };
/** Soon, so that no test waits for what never comes. */
const hasty = { attemptTimeout: 10_000, firstBackOff: 1 };

let server: S3TestServer;
let store: BlobStore;

beforeEach(async () => {
  server = await startS3Server({ pageSize: 2 });
  store = open();
});
afterEach(() => server.close());

function open(options: Partial<S3Options> = {}): BlobStore {
  return createS3BlobStore({ ...server.options, ...hasty, ...options });
}

/** Pieces of one mebibyte, each with its own number. */
async function* content(megabytes: number): AsyncIterable<Uint8Array> {
  for (let index = 0; index < megabytes; index += 1) yield new Uint8Array(megabyte).fill(index);
}

async function bytesOf(source: AsyncIterable<Uint8Array> | Readable | undefined): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of source ?? []) pieces.push(piece);
  return Buffer.concat(pieces);
}

async function keysOf(prefix: string): Promise<string[]> {
  const found: string[] = [];
  for await (const { key } of store.list(prefix)) found.push(key);
  return found;
}

/** Meets the first requests that match with these faults, one each. */
function failNext(pattern: RegExp, ...faults: S3Fault[]): void {
  server.faultOf = (request) => (pattern.test(request) ? faults.shift() : undefined);
}

function countOf(pattern: RegExp): number {
  return server.requests.filter((request) => pattern.test(request)).length;
}

describeBlobStore('in S3', async () => {
  const own = await startS3Server({ pageSize: 2 });
  return { store: createS3BlobStore({ ...own.options, ...hasty }), close: own.close };
});

describe('what is written', () => {
  test.each([
    [0, 'PUT /k'],
    [4, 'PUT /k'],
    [5, 'POST /k?uploads='],
    [8, 'POST /k?uploads='],
    [17, 'POST /k?uploads='],
  ])(
    'when a content has %i MiB, then all of it comes back, and the first request is %s',
    async (size, first) => {
      const whole = await bytesOf(content(size));
      const written = await store.write('k', content(size));
      expect(written).toEqual({
        size: whole.length,
        md5: createHash('md5').update(whole).digest('hex'),
        sha256: createHash('sha256').update(whole).digest('hex'),
      });
      expect(server.requests[0]).toBe(first);
      expect(whole.equals(await bytesOf(await store.read('k')))).toBe(true);
      expect(server.unfinished()).toBe(0);
    },
  );

  test('when the source ends with an error, then that is the error, and nothing is left', async () => {
    const broken = async function* () {
      yield* content(20);
      throw new Error('the browser has gone');
    };
    await expect(store.write('k', broken())).rejects.toThrow('the browser has gone');
    expect(await store.read('k')).toBeUndefined();
    expect(server.unfinished()).toBe(0);
  });

  test('when the store fails, then the source is closed', async () => {
    let isClosed = false;
    const source = async function* () {
      try {
        yield* content(20);
      } finally {
        isClosed = true;
      }
    };
    server.faultOf = () => ({ status: 403, code: 'AccessDenied' });
    await expect(store.write('k', source())).rejects.toMatchObject(unavailable);
    expect(isClosed).toBe(true);
  });

  test.each(['../k', 'a/../../k', '/k', 'a//k', '', '.k', 'a?b', 'a/.'])(
    'when the key is %j, then the store is not asked',
    async (key) => {
      await expect(store.write(key, content(1))).rejects.toThrow(TypeError);
      await expect(store.read(key)).rejects.toThrow(TypeError);
      await expect(store.remove(key)).rejects.toThrow(TypeError);
      expect(server.requests).toEqual([]);
    },
  );

  test('when there are more blobs than a page lists, then all are listed, those of other prefixes are not', async () => {
    for (const key of ['a/1', 'a/2', 'a/3', 'a/4', 'a/5', 'b/1']) await store.write(key, content(0));
    expect(await keysOf('a/')).toEqual(['a/1', 'a/2', 'a/3', 'a/4', 'a/5']);
    expect(countOf(/list-type/)).toBe(3);
  });
});

describe('a store in trouble', () => {
  test('when it answers 503 twice, then the third attempt counts', async () => {
    failNext(/^PUT/, { status: 503, code: 'SlowDown' }, { status: 503, code: 'SlowDown' });
    await store.write('k', content(1));
    expect(server.requests).toEqual(['PUT /k', 'PUT /k', 'PUT /k']);
    expect(server.keys()).toEqual(['k']);
  });

  test('when it goes on answering 503, then it is unavailable after four attempts', async () => {
    server.faultOf = () => ({ status: 503, code: 'SlowDown' });
    await expect(store.write('k', content(1))).rejects.toMatchObject(unavailable);
    expect(server.requests).toHaveLength(4);
  });

  test('when it refuses the key of the portal, then it is unavailable at once, and the log learns no secret', async () => {
    const secretKey = 'not-the-secret-of-the-store';
    const error = await open({ secretKey })
      .write('k', content(1))
      .catch((caught: unknown) => caught);
    expect(error).toMatchObject({ ...unavailable, detail: 'S3 answered 403 SignatureDoesNotMatch' });
    expect(server.requests).toHaveLength(1);
    expect(inspect(error, { depth: 9 })).not.toMatch(/not-the-secret|AWSAccessKeyId/);
  });

  test.each([
    ['another region', { region: 'elsewhere' }],
    ['an unknown account', { accessKey: 'nobody' }],
    ['a bucket that is not there', { bucket: 'other' }],
  ])('when it is asked with %s, then it is unavailable, for reading too', async (_, options) => {
    await expect(open(options).write('k', content(1))).rejects.toMatchObject(unavailable);
    await expect(open(options).read('k')).rejects.toMatchObject(unavailable);
  });

  test.each([
    { status: 507, code: 'XMinioStorageFull' },
    { status: 403, code: 'QuotaExceeded' },
  ])('when it has no space and says %j, then that is said at once', async (fault) => {
    server.faultOf = () => fault;
    await expect(store.write('k', content(1))).rejects.toMatchObject({ code: 'store_full' });
    expect(server.requests).toHaveLength(1);
  });

  test('when it is slow, then it is unavailable by the deadline', async () => {
    server.faultOf = () => 'hang';
    const patient = open({ attemptTimeout: 60, deadline: 150 });
    await expect(patient.read('k')).rejects.toMatchObject(unavailable);
    await expect(patient.write('k', content(1))).rejects.toMatchObject(unavailable);
    expect(server.requests.length).toBeLessThanOrEqual(6);
  });

  test('when it is slow once, then another attempt counts', async () => {
    failNext(/^PUT/, 'hang');
    await open({ attemptTimeout: 1_000 }).write('k', content(1));
    expect(server.keys()).toEqual(['k']);
  });

  test('when it breaks off a part once, then the upload goes on', async () => {
    failNext(/partNumber=2/, 'cut');
    const { md5 } = await store.write('k', content(20));
    expect(
      createHash('md5')
        .update(await bytesOf(await store.read('k')))
        .digest('hex'),
    ).toBe(md5);
  });

  test('when it breaks off a part again and again, then nothing of the upload is left', async () => {
    server.faultOf = (request) => (/partNumber=2/.test(request) ? 'cut' : undefined);
    await expect(store.write('k', content(20))).rejects.toMatchObject(unavailable);
    expect(await store.read('k')).toBeUndefined();
    expect(server.unfinished()).toBe(0);
  });

  test('when it dies in the middle of a write, then it is unavailable', async () => {
    server.onBytes = (total) => {
      if (total > 10 * megabyte) server.close();
    };
    await expect(store.write('k', content(20))).rejects.toMatchObject(unavailable);
    await expect(store.read('k')).rejects.toMatchObject(unavailable);
    await expect(store.remove('k')).rejects.toMatchObject(unavailable);
    await expect(keysOf('')).rejects.toMatchObject(unavailable);
    expect(server.keys()).toEqual([]);
  });

  test.each([
    ['the answer to the end of an upload is lost', /^POST \/k\?uploadId/, 'lose answer'],
    [
      'the end of an upload fails behind status 200',
      /^POST \/k\?uploadId/,
      { status: 200, code: 'InternalError' },
    ],
    ['the answer to a part is lost', /partNumber=1/, 'lose answer'],
  ] as const)('when %s, then the blob is written once', async (_, pattern, fault) => {
    failNext(pattern, fault);
    const { md5 } = await store.write('k', content(9));
    expect(
      createHash('md5')
        .update(await bytesOf(await store.read('k')))
        .digest('hex'),
    ).toBe(md5);
    expect(server.unfinished()).toBe(0);
  });

  test('when the connection breaks in the middle of a content, then the rest is read by another one', async () => {
    await store.write('k', content(3));
    failNext(/^GET/, 'half answer', 'half answer');
    const whole = await bytesOf(content(3));
    expect(whole.equals(await bytesOf(await store.read('k')))).toBe(true);
    expect(countOf(/^GET/)).toBe(3);
  });

  test('when every connection breaks, then reading ends with an outage and not with half of the content', async () => {
    await store.write('k', content(3));
    server.faultOf = () => 'half answer';
    const readable = await store.read('k');
    await expect(bytesOf(readable)).rejects.toMatchObject(unavailable);
  });

  test('when the name of the bucket belongs into the host, then it is there and not in the path', async () => {
    const asked: string[] = [];
    const ask: typeof fetch = async (url) => {
      asked.push(String(url));
      return new Response(null, { status: 204 });
    };
    await open({ endpoint: 'https://{bucket}.store.example', bucket: 'files', fetch: ask }).remove('a/k');
    expect(asked).toEqual(['https://files.store.example/a/k']);
  });
});

describe('the sweep', () => {
  test('when uploads began before the instant, then they are aborted, and later ones are not', async () => {
    // Their abort fails as well, so they stay.
    server.faultOf = (request) =>
      /partNumber|^DELETE/.test(request) ? { status: 403, code: 'AccessDenied' } : undefined;
    for (const key of ['1', '2', '3']) await expect(store.write(key, content(9))).rejects.toThrow();
    server.faultOf = () => undefined;
    expect(server.unfinished()).toBe(3);
    await store.removeUnfinished(Date.now() - 60_000);
    expect(server.unfinished()).toBe(3);
    await store.removeUnfinished(Date.now() + 60_000);
    expect(server.unfinished()).toBe(0);
    expect(await keysOf('')).toEqual([]);
  });
});
