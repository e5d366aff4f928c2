import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { trusted } from '../../shared/html/index.ts';
import { sendPage } from './send-page.ts';

const html = `<!doctype html><title>教务平台</title>${'<a href="/desktop/home">桌面</a>'.repeat(300)}`;
const server = createServer((_req, res) => sendPage(res, { html: trusted(html), nonce: 'n' }));

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());

async function ask(accept: string | undefined, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = accept === undefined ? {} : { 'accept-encoding': accept };
    request({ host: '127.0.0.1', port, method, agent: false, headers }, resolve).on('error', reject).end();
  });
  return { headers: incoming.headers, body: await buffer(incoming) };
}

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
])(
  'when a browser takes %s, then the page comes as %s, a tenth of its size',
  async (accept, encoding, decode) => {
    const { headers, body } = await ask(accept);
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      vary: 'Accept-Encoding, Accept-Language, Cookie',
    });
    expect(headers['content-length']).toBe(String(body.length));
    expect(body.length).toBeLessThan(html.length / 10);
    expect(decode(body).toString()).toBe(html);
  },
);

test('when a browser takes nothing of the kind, then the page comes as it is', async () => {
  const { headers, body } = await ask(undefined);
  expect(headers).not.toHaveProperty('content-encoding');
  expect(headers).toMatchObject({
    vary: 'Accept-Encoding, Accept-Language, Cookie',
    'cache-control': 'no-store',
  });
  expect(body.toString()).toBe(html);
});

test('when only the head is asked for, then it tells the size and has no body', async () => {
  const { headers, body } = await ask('br', 'HEAD');
  expect(Number(headers['content-length'])).toBeGreaterThan(0);
  expect(body).toHaveLength(0);
});
