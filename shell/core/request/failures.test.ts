import { expect, test } from 'vitest';
import { myDesktopColor, oauthLogin, setTheme } from '#shared/contracts';
import { del, get, isRequestError, post, put, request, upload } from './index.ts';
import { slowAfterMs } from './slow-calls.ts';
import { installHooks } from './testing/install-hooks.ts';
import { type Answer, ok, refused, stubServer } from './testing/stub-server.ts';

async function failureOf(work: Promise<unknown>) {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!isRequestError(error)) throw new Error(`expected a RequestError, got ${String(error)}`);
  return error;
}

test.each([
  ['zh-CN', '没有权限', '服务暂不可用'],
  ['en', 'Forbidden', 'Service unavailable'],
] as const)(
  'when HTTP refuses in %s, then the toast has the status as title and words',
  async (language, a, b) => {
    const { shown } = installHooks({ language });
    let status = 403;
    await stubServer(() => ({ status, body: 'no' }));
    await failureOf(get('/api/x'));
    status = 503;
    await failureOf(get('/api/x'));
    expect(shown).toEqual([
      { title: '403', text: a, tone: 'error' },
      { title: '503', text: b, tone: 'error' },
    ]);
  },
);

test('when HTTP refuses with an envelope, then its message is told in the language of the user', async () => {
  const { shown } = installHooks({ language: 'en' });
  await stubServer(() => ({ ...refused(429, '太多|||Too many', { requestId: 'r-1' }), status: 429 }));
  const error = await failureOf(get('/api/x'));
  expect(error).toMatchObject({ kind: 'http', status: 429, message: 'Too many', requestId: 'r-1' });
  expect(shown).toEqual([{ title: '429', text: 'Too many', tone: 'error' }]);
});

test('when a refusal says when to try again, then the error carries the seconds', async () => {
  installHooks();
  const refusal = { ...refused(429, '太多|||Too many'), status: 429 };
  await stubServer(() => ({ ...refusal, headers: { 'retry-after': '840' } }));
  expect((await failureOf(get('/api/x'))).retryAfter).toBe(840);
  await stubServer(() => refusal);
  expect((await failureOf(get('/api/x'))).retryAfter).toBeUndefined();
});

test('when a service refuses in its own way of writing, then its words are told all the same', async () => {
  installHooks({ language: 'en' });
  const body = {
    status: '422',
    code: null,
    message: '不对|||Not right',
    data: null,
    fieldErrors: {},
    requestId: null,
  };
  await stubServer(() => ({ body }));
  expect(await failureOf(get('/api/x'))).toMatchObject({ kind: 'body', status: 422, message: 'Not right' });
  await stubServer(() => ({ body: { ...body, fieldErrors: [{ message: '太短|||Too short' }, {}] } }));
  expect((await failureOf(get('/api/x'))).message).toBe('Too short');
});

test('when a service answers 204, then the call has succeeded without data', async () => {
  const { shown } = installHooks();
  await stubServer(() => ({ status: 204 }));
  expect(await post('/api/x')).toBeNull();
  expect(await get('/api/x', {}, { reply: 'text' })).toBe('');
  expect(shown).toEqual([]);
});

test('when an HTTP status is unknown, then the generic text names it', async () => {
  installHooks({ language: 'en' });
  await stubServer(() => ({ status: 418, body: '' }));
  expect((await failureOf(get('/api/x'))).message).toBe('Request failed with status code 418');
});

test.each([
  ['zh-CN', '姓名太短,电话不对'],
  ['en', 'Name too short,Phone wrong'],
] as const)('when the body refuses fields in %s, then their messages are joined', async (language, text) => {
  const { shown } = installHooks({ language });
  await stubServer(() =>
    refused(422, '请检查|||Please check', {
      fieldErrors: [
        { field: 'realName', message: '姓名太短|||Name too short' },
        { field: 'phone', message: '电话不对|||Phone wrong' },
      ],
    }),
  );
  const error = await failureOf(post('/api/x'));
  expect(shown).toEqual([{ title: undefined, text, tone: 'warning' }]);
  expect(error.fieldErrors.map((field) => field.field)).toEqual(['realName', 'phone']);
  expect(error.fieldErrors.map((field) => field.message).join(',')).toBe(text);
});

test.each([
  ['zh-CN', '旧', '服务器内部错误'],
  ['en', 'old', 'Server internal error!'],
] as const)(
  'when the body refuses in %s, then the message counts, else the default',
  async (language, text, none) => {
    const { shown } = installHooks({ language });
    let message = '旧|||old';
    await stubServer(() => refused(500, message));
    await failureOf(get('/api/x'));
    message = '';
    await failureOf(get('/api/x'));
    expect(shown.map((toast) => toast.text)).toEqual([text, none]);
  },
);

test('when an upload is refused, then the warning begins with the status', async () => {
  const { shown } = installHooks();
  await stubServer(() => refused(409, '重名'));
  await failureOf(upload('/zuul/api/storage/upload', { uid: '1' }));
  expect(shown).toEqual([{ title: undefined, text: '409：重名', tone: 'warning' }]);
});

test('when the answer is a page of a proxy, then it counts as unreadable', async () => {
  const { shown } = installHooks();
  await stubServer(() => ({ body: '<!DOCTYPE html><h1>blocked</h1>', type: 'text/html' }));
  expect(await failureOf(get('/api/x'))).toMatchObject({ kind: 'unreadable' });
  expect(shown[0]?.text).toContain('代理');
});

test.each([['not json'], ['{"data":1}'], ['']])(
  'when the answer is %j, then it is unreadable',
  async (body) => {
    installHooks();
    await stubServer(() => ({ body, type: 'application/json' }));
    expect(await failureOf(get('/api/x'))).toMatchObject({ kind: 'unreadable' });
  },
);

test('when the data is not what the contract says, then it is unreadable', async () => {
  installHooks();
  await stubServer(() => ok(12));
  expect(await failureOf(request(myDesktopColor, {}))).toMatchObject({ kind: 'unreadable' });
});

test('when a file is asked for, then its bytes are the answer, and an envelope still refuses', async () => {
  installHooks();
  await stubServer(({ url }): Answer => {
    if (url.startsWith('/api/refused')) return refused(403, '没有权限|||No');
    return url.startsWith('/api/json') ? { body: { any: 1 } } : { body: 'a,b', type: 'text/csv' };
  });
  const file = async (path: string) => (await get(path, {}, { reply: 'file' })) as Blob;
  expect(await (await file('/api/csv')).text()).toBe('a,b');
  expect(await (await file('/api/json')).text()).toBe('{"any":1}');
  await expect(file('/api/refused')).rejects.toMatchObject({ kind: 'body', status: 403 });
});

test('when a call answers plain text, then the text is the answer, and an envelope still refuses', async () => {
  installHooks();
  let isRefused = false;
  await stubServer(() => (isRefused ? refused(403, '不行') : { body: 'success' }));
  expect(await request(setTheme, { type: 'color', theme: 'ink' })).toBe('success');
  isRefused = true;
  expect(await failureOf(request(setTheme, { type: 'color', theme: 'ink' }))).toMatchObject({ status: 403 });
});

test('when nobody answers, then it is a network error in the language of the user', async () => {
  const { shown } = installHooks({ language: 'en' });
  await stubServer(() => ok(1));
  const error = await failureOf(get('http://127.0.0.1:1/api/x'));
  expect(error).toMatchObject({ kind: 'network', message: 'Network Error', status: 0 });
  expect(shown).toHaveLength(1);
});

test('when a call takes longer than its limit, then it says so', async () => {
  installHooks({ language: 'en' });
  await stubServer(() => new Promise(() => undefined));
  const error = await failureOf(get('/api/x', {}, { timeout: 20 }));
  expect(error).toMatchObject({ kind: 'timeout', message: 'timeout of 20ms exceeded' });
});

test('when the caller gives up, then nothing is shown', async () => {
  const { shown } = installHooks({ language: 'en' });
  await stubServer(() => new Promise(() => undefined));
  const controller = new AbortController();
  const call = failureOf(get('/api/x', {}, { signal: controller.signal }));
  controller.abort();
  expect(await call).toMatchObject({ kind: 'aborted', message: 'Request aborted' });
  expect(shown).toEqual([]);
});

test('when the network goes, then a question under way ends, and what changes something goes on', async () => {
  installHooks({ language: 'en' });
  let save: (answer: Answer) => void = () => undefined;
  const received = await stubServer(({ method }) =>
    method === 'GET'
      ? new Promise(() => undefined)
      : new Promise((resolve) => {
          save = resolve;
        }),
  );
  const question = failureOf(get('/api/x'));
  const change = post('/api/y');
  await expect.poll(() => received.length).toBe(2);
  dispatchEvent(new Event('offline'));
  expect(await question).toMatchObject({ kind: 'network', message: 'Network Error' });
  save(ok('saved'));
  expect(await change).toBe('saved');
});

test('when a call is silent or not intercepted, then it fails without a toast', async () => {
  const { shown } = installHooks();
  await stubServer(() => refused(400, '用户名或密码错误|||Wrong'));
  await failureOf(get('/api/x', {}, { silent: true }));
  await failureOf(get('/api/x', {}, { noIntercept: true }));
  await failureOf(request(oauthLogin, { username: 'a', password: 'b' }));
  expect(shown).toEqual([]);
});

test.each([
  ['put', put],
  ['del', del],
])('when %s is called, then it warns and rejects', async (_, call) => {
  const warnings: unknown[] = [];
  const { warn } = console;
  console.warn = (text: unknown) => warnings.push(text);
  await expect(call('/api/x')).rejects.toThrow('Request method not supported');
  console.warn = warn;
  expect(warnings).toEqual(['Request method not supported']);
});

test('slow means ten seconds', () => expect(slowAfterMs).toBe(10_000));
