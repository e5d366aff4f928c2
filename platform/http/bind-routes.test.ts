import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import express from 'express';
import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { DomainError, defineCall } from '#shared/contracts';
import {
  answer,
  answerPublic,
  bindRoutes,
  fileReply,
  type Route,
  translateErrors,
  withCookies,
} from './index.ts';

const echo = defineCall({
  name: 'test.echo',
  method: 'POST',
  path: '/api/test/echo/{id}',
  effect: 'change',
  payload: v.object({
    id: v.string(),
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(5)),
    nested: v.optional(v.object({ list: v.array(v.string()) })),
  }),
  answer: v.unknown(),
  summary: '',
  source: 'test',
  audience: 'public',
});
const search = defineCall({
  name: 'test.search',
  method: 'GET',
  path: '/api/test/search',
  effect: 'read',
  needs: 'own',
  payload: v.object({ q: v.string() }),
  answer: v.object({ q: v.string(), by: v.string() }),
  summary: '',
  source: 'test',
});
const shown = {
  method: 'GET',
  effect: 'read',
  payload: v.object({}),
  answer: v.unknown(),
  summary: '',
  source: 'test',
  audience: 'public',
} as const;
const picture = defineCall({ ...shown, name: 'test.picture', path: '/api/test/picture', reply: 'file' });
const text = defineCall({ ...shown, name: 'test.text', path: '/api/test/text', reply: 'text' });

const principal = {
  userId: '1',
  loginName: 'a',
  userType: 2,
  unitId: 'U',
  unitType: 2,
  roles: [],
  amr: ['pwd'],
  mustChangePassword: false,
  secondStep: null,
  sessionId: 's',
} as const;

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

const logged: { event: string; fields: unknown }[] = [];

async function serve(routes: Route[]): Promise<string> {
  const app = express();
  bindRoutes(app, routes, {
    loadPrincipal: async (token) => (token === 'good' ? principal : undefined),
    checkCaller: async () => undefined,
    checkProof: () => undefined,
    clock: () => Date.parse('2031-02-03T04:05:06.999Z'),
    checkAnswers: true,
  });
  app.use(() => {
    throw new DomainError('unknown_address');
  });
  app.use(translateErrors((event, fields) => logged.push({ event, fields })));
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  closers.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const echoRoute = answerPublic(echo, async ({ payload }) => payload);

function post(url: string, body: string, type = 'application/x-www-form-urlencoded') {
  return fetch(url, { method: 'POST', body, headers: { 'content-type': type } });
}

test('when a call is answered, then the answer tells the time by the clock that its data go by', async () => {
  const base = await serve([echoRoute]);
  const { headers } = await post(`${base}/api/test/echo/1`, 'name=Li');
  expect(headers.get('date')).toBe('Mon, 03 Feb 2031 04:05:06 GMT');
});

test('when a form nests keys with dots, then the handler sees the nested payload and the path parameter', async () => {
  const base = await serve([echoRoute]);
  const response = await post(
    `${base}/api/test/echo/a%20b`,
    'name=+Li+&nested.list[0]=x&nested.list[1]=y&other=1',
  );
  expect(await response.json()).toEqual({
    status: 200,
    code: 'ok',
    message: '',
    data: { id: 'a b', name: 'Li', nested: { list: ['x', 'y'] } },
  });
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('when the body is JSON, then it is read as well', async () => {
  const base = await serve([echoRoute]);
  const response = await post(`${base}/api/test/echo/1`, '{"name":"Li"}', 'application/json');
  expect((await response.json()).data).toEqual({ id: '1', name: 'Li' });
});

test('when the payload names the path parameter too, then the path counts', async () => {
  const base = await serve([echoRoute]);
  const response = await post(`${base}/api/test/echo/1`, 'name=Li&id=2');
  expect((await response.json()).data.id).toBe('1');
});

test.each([
  ['nothing', '', 'name', '此项必填|||This field is required'],
  ['blanks', 'name=++', 'name', '此项必填|||This field is required'],
  ['too much', 'name=abcdef', 'name', '最多 5 个字符|||At most 5 characters'],
  ['another type', 'name=a&nested.list=b', 'nested.list', '内容不正确|||This value is not valid'],
])(
  'when a field holds %s, then it is named beside a message in both languages',
  async (_, body, field, message) => {
    const base = await serve([echoRoute]);
    const response = await post(`${base}/api/test/echo/1`, body);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      status: 422,
      code: 'invalid_input',
      fieldErrors: [{ field, message }],
    });
  },
);

test.each([
  [
    'larger than 256 KB',
    `name=${'a'.repeat(256 * 1024)}`,
    'application/x-www-form-urlencoded',
    413,
    'body_too_large',
  ],
  ['broken JSON', '{"name":', 'application/json', 400, 'bad_request'],
])('when the body is %s, then the transport refuses it', async (_, body, type, status, code) => {
  const base = await serve([echoRoute]);
  const response = await post(`${base}/api/test/echo/1`, body, type);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ status, code, data: null });
});

test('when a body says ahead that it is too large, then it is refused before it comes', async () => {
  const { port, hostname } = new URL(await serve([echoRoute]));
  const socket = connect(Number(port), hostname);
  socket.write(
    `POST /api/test/echo/1 HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/x-www-form-urlencoded\r\n` +
      `Content-Length: ${2 ** 40}\r\n\r\nname=`,
  );
  const [answer] = await once(socket, 'data');
  socket.destroy();
  expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
});

test('when the path cannot be decoded, then the request is refused as bad', async () => {
  const base = await serve([echoRoute]);
  expect((await post(`${base}/api/test/echo/%E0%A4%A`, 'name=a')).status).toBe(400);
});

test('when nothing is at the address, then the envelope says so with its HTTP status', async () => {
  const base = await serve([echoRoute]);
  const response = await fetch(`${base}/api/none`, { headers: { 'x-request-id': 'request-12345' } });
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({
    status: 404,
    code: 'unknown_address',
    requestId: 'request-12345',
  });
});

test('when the method is another one, then it is refused', async () => {
  const base = await serve([echoRoute]);
  const response = await fetch(`${base}/api/test/echo/1`);
  expect([response.status, (await response.json()).code]).toEqual([405, 'method_not_allowed']);
});

const searchRoute = answer(search, async ({ payload, principal }) => ({
  q: payload.q,
  by: principal.userId,
}));

test.each([
  ['no cookie', {}],
  ['a token that counts no more', { cookie: 'sy_access=bad' }],
])(
  'when a call needs a session and there is %s, then the body says 401 before the payload is looked at',
  async (_, headers) => {
    const base = await serve([searchRoute]);
    const response = await fetch(`${base}/api/test/search`, { headers });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ status: 401, code: 'not_signed_in' });
  },
);

test('when the session counts, then the handler knows the principal', async () => {
  const base = await serve([searchRoute]);
  const response = await fetch(`${base}/api/test/search?q=%E5%91%A8&_t=1`, {
    headers: { cookie: 'a=1; sy_access=good' },
  });
  expect((await response.json()).data).toEqual({ q: '周', by: '1' });
});

test('when an answer breaks its contract, then the caller sees an internal error and the log the reason', async () => {
  const broken = { ...searchRoute, handle: async () => ({ q: 1 }) };
  const base = await serve([broken]);
  const response = await fetch(`${base}/api/test/search?q=a`, { headers: { cookie: 'sy_access=good' } });
  expect(response.status).toBe(500);
  expect(await response.json()).toMatchObject({
    code: 'internal',
    message: '服务器内部错误|||Server internal error!',
  });
  expect(JSON.stringify(logged.at(-1)?.fields)).toContain('"code":"internal"');
});

test('when a handler fails, then nothing of the cause reaches the user', async () => {
  const base = await serve([
    answerPublic(picture, async () => {
      throw new Error('secret detail');
    }),
  ]);
  expect(await (await fetch(`${base}/api/test/picture`)).text()).not.toContain('secret');
});

test('when a refusal says when to try again, then Retry-After carries it', async () => {
  const base = await serve([
    answerPublic(picture, async () => {
      throw new DomainError('too_many_attempts', { retryAfter: 0.4 });
    }),
  ]);
  const response = await fetch(`${base}/api/test/picture`);
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '1']);
});

test('when a file is answered, then it carries its type and validator, and is not sent twice', async () => {
  const base = await serve([
    answerPublic(picture, async () =>
      fileReply({ contentType: 'image/svg+xml', body: '<svg/>', etag: '"v1"', maxAge: 60 }),
    ),
  ]);
  const first = await fetch(`${base}/api/test/picture`);
  expect(first.headers.get('content-type')).toBe('image/svg+xml');
  expect(first.headers.get('cache-control')).toBe('public, max-age=60');
  expect(await first.text()).toBe('<svg/>');
  const second = await fetch(`${base}/api/test/picture`, {
    headers: { 'if-none-match': '"v1"', 'cache-control': 'max-age=0' },
  });
  expect(second.status).toBe(304);
});

test('when a call answers text, then no envelope is around it', async () => {
  const base = await serve([answerPublic(text, async () => 'success')]);
  const response = await fetch(`${base}/api/test/text`);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toBe('success');
});

test('when cookies are set, then scripts cannot read them', async () => {
  const base = await serve([
    answerPublic(text, async () => withCookies('x', [{ name: 'a', value: 'b', path: '/p', maxAge: 5 }])),
  ]);
  const [cookie] = (await fetch(`${base}/api/test/text`)).headers.getSetCookie();
  expect(cookie).toMatch(/^a=b; Max-Age=5; Path=\/p; Expires=.*; HttpOnly; SameSite=Lax$/);
});

test('when a route is created with the wrong audience, then that fails at once', () => {
  expect(() => answer(picture, async () => '')).toThrow('audience public');
  expect(() => answerPublic(search, async () => ({ q: '', by: '' }))).toThrow('audience signed-in');
});

test('when the client goes away in the middle of its body, then the server lives on', async () => {
  const base = await serve([echoRoute]);
  const request = httpRequest(`${base}/api/test/echo/1`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '100' },
  });
  request.on('error', () => undefined);
  request.write('name=');
  await new Promise((resolve) => request.once('socket', (socket) => socket.once('connect', resolve)));
  request.destroy();
  expect((await post(`${base}/api/test/echo/1`, 'name=a')).status).toBe(200);
});

test('when the request comes with a forwarded address, then the last one that is an address counts', async () => {
  const base = await serve([answerPublic(text, async ({ request }) => request.ip)]);
  const ipFor = async (header: string) =>
    (await fetch(`${base}/api/test/text`, { headers: { 'x-forwarded-for': header } })).text();
  expect(await ipFor('10.1.2.3')).toBe('10.1.2.3');
  expect(await ipFor('6.6.6.6, 10.1.2.3')).toBe('10.1.2.3');
  expect(await ipFor('nonsense')).toBe('127.0.0.1');
});
