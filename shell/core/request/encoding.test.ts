import { expect, test, vi } from 'vitest';
import { get, post, request, upload } from './index.ts';
import { myAppIcon, roleUserXxSysPath } from './testing/calls.ts';
import { installHooks } from './testing/install-hooks.ts';
import { ok, stubServer, stubWindow } from './testing/stub-server.ts';

test('when a GET is not cached, then its query carries dotted keys and a timestamp', async () => {
  installHooks();
  const received = await stubServer(() => ok(1));
  await get('/api/x', { a: { b: 1 }, list: ['c'], gone: undefined });
  const url = new URL(received[0]?.url ?? '', 'http://x');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    'a.b': '1',
    'list[0]': 'c',
    _t: expect.stringMatching(/^\d{13}$/),
  });
});

test('when a GET is cached, then it goes out without a timestamp', async () => {
  installHooks();
  const received = await stubServer(() => ok(1));
  await get('/api/x', {}, { cached: true });
  expect(received[0]?.url).toBe('/api/x');
});

test('when a POST carries an object, then it is a form with dotted keys', async () => {
  installHooks();
  const received = await stubServer(() => ok(1));
  await post('/api/x', { name: '周敏', child: { id: 3 }, list: [{ c: true }] });
  expect(received[0]?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
  expect(Object.fromEntries(new URLSearchParams(received[0]?.body))).toEqual({
    name: '周敏',
    'child.id': '3',
    'list[0].c': 'true',
  });
});

test.each([
  ['an array', [1, 2], {}],
  ['the flag', { a: 1 }, { json: true }],
])('when a POST carries %s, then it is JSON', async (_, payload, options) => {
  installHooks();
  const received = await stubServer(() => ok(1));
  await post('/api/x', payload, options);
  expect(received[0]?.headers['content-type']).toBe('application/json');
  expect(JSON.parse(received[0]?.body ?? '')).toEqual(payload);
});

test('when a file is uploaded, then the body is multipart with its other fields', async () => {
  installHooks();
  const received = await stubServer(() => ok(1));
  await upload('/zuul/api/storage/upload', { file: new File(['hello'], '作业.txt'), uid: 'u1' });
  expect(received[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(received[0]?.body).toContain('hello');
  expect(received[0]?.body).toContain('name="uid"');
});

test.each([['text'], [undefined], [['a']]])(
  'when an upload has %j instead of an object, then it fails with the data of the specification',
  async (payload) => {
    const { shown } = installHooks();
    const received = await stubServer(() => ok(1));
    await expect(upload('/zuul/api/storage/upload', payload)).rejects.toMatchObject({
      status: 501,
      data: '文件类型错误',
    });
    expect(received).toEqual([]);
    expect(shown).toHaveLength(1);
  },
);

test('when any call is sent, then it says device, app and that the portal asks', async () => {
  installHooks();
  const received = await stubServer(() => ok(1));
  await get('/api/x');
  expect(JSON.parse(String(received[0]?.headers['sy-headers']))).toEqual({
    device: 'pc',
    app: '/pages/base/pc_base_tm/index.html',
  });
  expect(received[0]?.headers['x-requested-by']).toBe('portal');
});

test('when the page asks by itself, then the call says that it is no sign of the user', async () => {
  installHooks();
  const received = await stubServer(() => ok(1));
  await get('/api/x');
  await get('/api/x', {}, { passive: true });
  expect(received.map(({ headers }) => headers['x-portal-poll'])).toEqual([undefined, '1']);
});

test('when fetch is called, then cookies go along', async () => {
  installHooks();
  const spy = vi.fn(() => Promise.resolve(Response.json({ status: 200, data: 1 })));
  vi.stubGlobal('fetch', spy);
  stubWindow();
  await get('/api/x');
  expect(spy).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ credentials: 'include' }));
  vi.unstubAllGlobals();
});

test('when a typed call has parameters in its path, then they leave the payload and defaults come in', async () => {
  installHooks();
  const received = await stubServer(({ url }) => ok(url.includes('role') ? true : []));
  await request(roleUserXxSysPath, { userId: 'a/b' });
  await request(myAppIcon, { userId: 1, unitId: 'U1' });
  expect(received[0]?.url).toMatch(/^\/api\/base\/role\/user\/a%2Fb\/XX_SYS_\/base\?_t=/);
  expect(received[1]?.url).toMatch(/\?userId=1&unitId=U1&appType=1&_t=/);
});
