import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createChain, createRequestContext } from '#bff/http';
import { meaningOf } from '#bff/proxy';
import { ask, askRaw } from '../testing/ask.ts';
import { createFakeDist, entryText, fakeManifest } from '../testing/fake-dist.ts';
import { type RunningPortal, startPortal } from '../testing/start-portal.ts';
import { createAssets } from './assets.ts';

const hashed = '/assets/shell/main.aaaaaa.js';
const entry = '/assets/signin/remoteEntry.js';
let portal: RunningPortal;

beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.stop());

function bytesOf(port: number, file: string, accept: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const headers = { host: 'portal.test', 'accept-encoding': accept };
    request({ port, path: file, headers, agent: false }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () => resolve(Buffer.concat(chunks)));
    })
      .on('error', reject)
      .end();
  });
}

describe('assets', () => {
  test('when a browser takes brotli or gzip, then it gets that body of the same file', async () => {
    expect(brotliDecompressSync(await bytesOf(portal.port, hashed, 'gzip, br')).toString()).toBe(entryText);
    expect(gunzipSync(await bytesOf(portal.port, hashed, 'gzip')).toString()).toBe(entryText);
    expect((await bytesOf(portal.port, hashed, 'identity')).toString()).toBe(entryText);
  });

  test('when the name carries a hash, then it may be kept for ever', async () => {
    const { headers } = await ask(portal.port, { path: hashed, headers: { 'accept-encoding': 'br' } });
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  test('when the name stays, then it is asked for again and answered 304 until it changes', async () => {
    const first = await ask(portal.port, { path: `${entry}?v=11111111` });
    expect(first.headers['cache-control']).toBe('no-cache');
    const etag = String(first.headers.etag);
    const again = await ask(portal.port, { path: entry, headers: { 'if-none-match': `"other", W/${etag}` } });
    expect(again).toMatchObject({ status: 304, text: '' });
    expect(again.headers.etag).toBe(etag);
    const stale = await ask(portal.port, { path: entry, headers: { 'if-none-match': '"other"' } });
    expect(stale.status).toBe(200);
  });

  test('when two bodies differ in coding, then their tags differ', async () => {
    const tagOf = async (accept: string) =>
      (await ask(portal.port, { path: entry, headers: { 'accept-encoding': accept } })).headers.etag;
    expect(new Set([await tagOf('br'), await tagOf('gzip'), await tagOf('identity')]).size).toBe(3);
  });

  test('when only the head is asked for, then the length stands there without the body', async () => {
    const reply = await ask(portal.port, { method: 'HEAD', path: hashed });
    expect(reply).toMatchObject({ status: 200, text: '' });
    expect(reply.headers['content-length']).toBe(String(Buffer.byteLength(entryText)));
  });

  test.each([
    '/assets/shell/gone.dddddd.js',
    '/assets/shell/main.aaaaaa.js.br',
    '/assets/',
    '/assets',
    '/assets/shell',
    '/assets/shell/',
    '/assets/../build.json',
    '/assets/shell/../../build.json',
    '/assets/%2e%2e/build.json',
    '/assets/..%2fbuild.json',
    '/assets//shell/main.aaaaaa.js',
    '/assets/shell\\main.aaaaaa.js',
    '/assets/__proto__',
    '/assets/constructor',
    '/assets/%00',
  ])('when %s is asked for, then it is a short 404 that nobody keeps, and no page', async (file) => {
    const answer = await askRaw(
      portal.port,
      `GET ${file} HTTP/1.1\r\nHost: portal.test\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).toMatch(/content-type: text\/plain/i);
    expect(answer).toMatch(/cache-control: no-store/i);
    expect(answer).not.toContain('<html');
    expect(answer).not.toContain('build-one');
  });

  test('when something is posted to a file, then the methods that work are named', async () => {
    const reply = await ask(portal.port, { method: 'POST', path: hashed, body: 'x' });
    expect(reply).toMatchObject({ status: 405 });
    expect(reply.headers.allow).toBe('GET, HEAD');
  });
});

describe('the short way of files', () => {
  test('when a file stands in memory, then its answer is counted and has neither a log line nor a request id', async () => {
    const fresh = await startPortal();
    const first = await ask(fresh.port, { path: `${entry}?v=11111111` });
    const etag = String(first.headers.etag);
    const again = await ask(fresh.port, { path: entry, headers: { 'if-none-match': etag } });
    const head = await ask(fresh.port, { method: 'HEAD', path: hashed });
    expect([first.status, again.status, head.status]).toEqual([200, 304, 200]);
    for (const { headers } of [first, again, head]) {
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers).not.toHaveProperty('x-request-id');
    }
    expect(fresh.files).toEqual([200, 304, 200]);
    expect(fresh.logged).toEqual([]);
    await fresh.stop();
  });

  test('when a file is not there, then the log and the answer carry the same request id', async () => {
    const fresh = await startPortal();
    const reply = await ask(fresh.port, { path: '/assets/shell/gone.dddddd.js' });
    const line = { event: 'request', fields: { path: '/assets/shell/gone.dddddd.js', status: 404 } };
    await vi.waitFor(() => expect(fresh.logged).toMatchObject([line]));
    expect(fresh.logged[0]?.fields.id).toBe(reply.headers['x-request-id']);
    expect(fresh.files).toEqual([]);
    await fresh.stop();
  });

  test('when a file is asked for under a foreign name, then it is refused', async () => {
    const reply = await ask(portal.port, { path: hashed, headers: { host: 'evil.test' } });
    expect(reply).toMatchObject({ status: 421, json: { code: 'wrong_host' } });
  });

  test('when a file is larger than one write, then it arrives whole', async () => {
    const fresh = await startPortal();
    const text = `export const large = '${randomBytes(60_000).toString('hex')}';\n`;
    fresh.dist.writeAsset('shell/large.ffffff.js', text);
    fresh.dist.writeManifest(fakeManifest('build-two'));
    await fresh.build.check();
    const reply = await bytesOf(fresh.port, '/assets/shell/large.ffffff.js', 'br');
    expect(brotliDecompressSync(reply).toString()).toBe(text);
    await fresh.stop();
  });
});

describe('a deploy beside the running server', () => {
  test('when a newer build lies on disk, then its files are there before its first page, and the old ones stay', async () => {
    const fresh = await startPortal();
    fresh.dist.writeAsset('shell/main.eeeeee.js', 'export const two = 2;\n');
    fresh.dist.writeAsset('signin/remoteEntry.js', 'export const name = "newer";\n');
    expect((await ask(fresh.port, { path: '/assets/shell/main.eeeeee.js' })).status).toBe(404);
    const manifest = fakeManifest('build-two');
    fresh.dist.writeManifest({
      ...manifest,
      shell: { ...manifest.shell, entry: '/assets/shell/main.eeeeee.js' },
    });
    expect(await fresh.build.check()).toBe(true);
    expect((await ask(fresh.port, { path: '/login' })).text).toContain('/assets/shell/main.eeeeee.js');
    expect((await ask(fresh.port, { path: '/assets/shell/main.eeeeee.js' })).status).toBe(200);
    expect((await ask(fresh.port, { path: entry })).text).toContain('newer');
    expect((await ask(fresh.port, { path: hashed })).text).toBe(entryText);
    expect(await fresh.build.check()).toBe(false);
    await fresh.stop();
  });
});

describe('files beyond the memory limit', () => {
  test('when a file is too large for memory, then it is streamed with the same headers, and a vanished one is a 404', async () => {
    const dist = createFakeDist();
    const { answer, step } = await createAssets({
      distDir: dist.dir,
      build: { beforeSwitch: () => undefined },
      headers: ['x-content-type-options', 'nosniff'],
      maxFileBytes: 100,
    });
    const chain = createChain([step], () => undefined);
    const server = createServer((req, res) => {
      if (answer(req, res)) return;
      const ctx = createRequestContext(req, 'id', '', meaningOf);
      chain(req, res, ctx, () => res.end());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const reply = await ask(port, { path: hashed });
    expect(reply.text).toBe(entryText);
    expect(reply.headers).toMatchObject({ 'x-request-id': 'id', 'x-content-type-options': 'nosniff' });
    expect(reply.headers['cache-control']).toContain('immutable');
    const etag = String(reply.headers.etag);
    expect((await ask(port, { path: hashed, headers: { 'if-none-match': etag } })).status).toBe(304);
    rmSync(path.join(dist.dir, hashed));
    expect((await ask(port, { path: hashed })).status).toBe(404);
    server.close();
    dist.remove();
  });
});
