import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { type RunningPortal, startPortal } from '../testing/start-portal.ts';
import { appScript, createStubReleases, type StubReleases } from '../testing/stub-releases.ts';

const file = '/assets/x/notes/1.0.0/app.js';
let portal: RunningPortal;
let stub: StubReleases;

beforeEach(async () => {
  stub = createStubReleases();
  stub.add('1.0.0');
  stub.point('1.0.0');
  portal = await startPortal({ hasPlatform: true, prepareUpstream: stub.install });
});
afterEach(() => portal.stop());

function reads(): number {
  return portal.upstream.calls.filter((call) => call === 'GET /internal/apps/file').length;
}

function bytesOf(accept: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const headers = { host: 'portal.test', 'accept-encoding': accept };
    request({ port: portal.port, path: file, headers, agent: false }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () => resolve(Buffer.concat(chunks)));
    })
      .on('error', reject)
      .end();
  });
}

describe('a file of a release', () => {
  test('when many ask for it at once, then the platform is asked once, and each gets it whole', async () => {
    const all = await Promise.all([bytesOf('br'), bytesOf('gzip'), bytesOf('identity'), bytesOf('br')]);
    expect(brotliDecompressSync(all[0] ?? '').equals(appScript)).toBe(true);
    expect(gunzipSync(all[1] ?? '').equals(appScript)).toBe(true);
    expect(all[2]?.equals(appScript)).toBe(true);
    expect(reads()).toBe(1);
  });

  test('when it comes again, then it has the headers of the portal’s own files, past the log', async () => {
    await bytesOf('br');
    expect(portal.files).toEqual([]);
    const { headers } = await ask(portal.port, { path: file, headers: { 'accept-encoding': 'br' } });
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    const again = { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) };
    expect((await ask(portal.port, { path: file, headers: again })).status).toBe(304);
    expect(portal.files).toEqual([200, 304]);
    expect(reads()).toBe(1);
  });

  test('when its content is not what was uploaded, then it is neither served nor kept, and that is logged', async () => {
    stub.files.set('app.js', Buffer.from(appScript).fill('y', 0, 1));
    const { status, headers, text } = await ask(portal.port, { path: file });
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      502,
      'text/plain; charset=utf-8',
      'no-store',
    ]);
    expect(text).not.toContain('export');
    expect(portal.logged).toContainEqual({
      event: 'release_file_damaged',
      fields: { code: 'notes', version: '1.0.0', path: 'app.js' },
    });
    stub.files.set('app.js', appScript);
    expect((await ask(portal.port, { path: file })).status).toBe(200);
  });

  test('when the platform cannot give it, then that is a short text, and the next one tries again', async () => {
    const script = stub.files.get('app.js');
    stub.files.delete('app.js');
    expect((await ask(portal.port, { path: file })).status).toBe(503);
    if (script) stub.files.set('app.js', script);
    expect((await ask(portal.port, { path: file })).status).toBe(200);
  });

  test.each([
    '/assets/x/notes/1.0.0/other.js',
    '/assets/x/notes/2.0.0/app.js',
    '/assets/x/notes/1.0.0/..%2fapp.js',
    '/assets/x/',
  ])('when nobody uploaded %s, then it is a 404 in text, and the platform is not asked', async (path) => {
    const { status, headers } = await ask(portal.port, { path });
    expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
    expect(reads()).toBe(0);
  });

  test('when its release is gone from the registry, then it is gone', async () => {
    expect((await ask(portal.port, { path: file })).status).toBe(200);
    stub.snapshot = { releases: [], channels: [], services: [] };
    const sid = await portal.signInAs();
    await expect
      .poll(
        async () => {
          await ask(portal.port, { path: '/bff/releases/revision', sid });
          return (await ask(portal.port, { path: file })).status;
        },
        { timeout: 5_000 },
      )
      .toBe(404);
  });

  test('when it is posted to, then the method is refused', async () => {
    const { status, headers } = await ask(portal.port, { method: 'POST', path: file });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});
