import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StubUpstream, startStubUpstream } from '../testing/stub-upstream.ts';
import { askUpstream, type UpstreamQuestion } from './ask-upstream.ts';
import { createUpstreamPool } from './pool.ts';

const secret = 'between-us';
let upstream: StubUpstream;
let pool: ReturnType<typeof createUpstreamPool>;

beforeAll(async () => {
  upstream = await startStubUpstream();
  pool = createUpstreamPool(new URL(upstream.url), secret);
});
afterAll(async () => {
  await pool.destroy();
  await upstream.close();
});

function ask(question: Partial<UpstreamQuestion> & Pick<UpstreamQuestion, 'path'>) {
  return askUpstream(pool, { headers: [], timeoutMs: 2_000, ...question });
}

test('when a call is sent, then it carries the secret of the platform beside its own headers', async () => {
  const { text } = await ask({ path: '/echo?a=1', headers: ['accept', 'application/json'] });
  const { data } = JSON.parse(text);
  expect(data).toMatchObject({ method: 'GET', url: '/echo?a=1', headers: { accept: 'application/json' } });
  expect(Object.values(data.headers)).toContain(secret);
});

test.each([
  ['a GET that may be repeated', { isRepeatable: true }, 2],
  ['a GET', {}, 1],
  ['a POST', { method: 'POST' }, 1],
] as const)(
  'when %s meets a connection that is being closed, then it is sent as often as it may',
  async (_, question, times) => {
    const from = upstream.calls.length;
    upstream.on('/closing', (req) => req.socket.destroy());
    await expect(ask({ path: '/closing', ...question })).rejects.toMatchObject({
      code: 'upstream_unavailable',
    });
    expect(upstream.calls.slice(from)).toHaveLength(times);
  },
);

test('when the answer has no content, then it reads as an envelope like any other', async () => {
  upstream.on('/nothing', (_req, res) => res.writeHead(204).end());
  const answer = await ask({ path: '/nothing', method: 'POST' });
  expect(answer.httpStatus).toBe(204);
  expect(JSON.parse(answer.text)).toMatchObject({ status: 200, code: 'ok', data: null });
});

test.each([
  ['one cookie', ['a=1; Path=/'], ['a=1; Path=/']],
  ['two cookies', ['a=1', 'b=2'], ['a=1', 'b=2']],
  ['none', undefined, []],
])('when the answer sets %s, then all of them are handed over', async (_, cookies, expected) => {
  upstream.on('/cookies', (_req, res) => {
    if (cookies) res.setHeader('set-cookie', cookies);
    res.end('{}');
  });
  expect((await ask({ path: '/cookies' })).setCookies).toEqual(expected);
});

test.each([
  ['30', 30],
  ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
  ['-1', undefined],
  ['12345678', undefined],
  [undefined, undefined],
])('when the answer says to retry after %s, then that is %s seconds', async (header, seconds) => {
  upstream.on('/busy', (_req, res) => {
    if (header !== undefined) res.setHeader('retry-after', header);
    res.writeHead(429).end('{}');
  });
  expect(await ask({ path: '/busy' })).toMatchObject({ httpStatus: 429, retryAfter: seconds });
});

test('when the answer is longer than any of ours, then it is refused and not kept', async () => {
  upstream.on('/long', (_req, res) => res.end('x'.repeat(1_048_577)));
  await expect(ask({ path: '/long' })).rejects.toMatchObject({ code: 'upstream_invalid' });
});

test('when nothing comes in time, then the call ends, also in the middle of an answer', async () => {
  upstream.on('/silent', () => undefined);
  upstream.on('/stuck', (_req, res) => res.write('{'));
  for (const path of ['/silent', '/stuck'])
    await expect(ask({ path, timeoutMs: 100 })).rejects.toMatchObject({ code: 'upstream_timeout' });
});

test('when what answers is no HTTP, or nobody answers, then the code says which', async () => {
  const babble = createServer((socket) => socket.on('error', () => undefined).end('SSH-2.0-x\r\n'));
  await new Promise<void>((resolve) => babble.listen(0, '127.0.0.1', resolve));
  const { port } = babble.address() as AddressInfo;
  const strange = createUpstreamPool(new URL(`http://127.0.0.1:${port}`));
  const question = { path: '/', headers: [], timeoutMs: 2_000 };
  await expect(askUpstream(strange, question)).rejects.toMatchObject({ code: 'upstream_invalid' });
  await strange.destroy();
  babble.close();
  const gone = createUpstreamPool(new URL(`http://127.0.0.1:${port}`));
  await expect(askUpstream(gone, question)).rejects.toMatchObject({ code: 'upstream_unavailable' });
  await gone.destroy();
});
