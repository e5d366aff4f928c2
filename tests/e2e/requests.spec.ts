import type { Request } from '@playwright/test';
import { demoPassword, expect, test } from '../fixtures/index.ts';
import { RequestModule } from '../pages/request-module.ts';

const uploadPath = '/zuul/api/storage/upload';
const usersPath = '/api/base/people/users';
const savePath = '/api/base/announcements/save';

function queryOf(request: Request): Record<string, string> {
  return Object.fromEntries(new URL(request.url()).searchParams);
}

function isAt(path: string) {
  return (request: Request) => new URL(request.url()).pathname === path;
}

/** Objects whose keys are 0, 1, 2 … travel as `name[0]`, `name[1]` … */
function many(count: number, text: string): string[] {
  return Array.from({ length: count }, () => text);
}

test('when an app asks by the shared module, then what it hands over travels as the specification says', {
  tag: ['@once', '@D02', '@D03', '@D05', '@D14'],
}, async ({ page, signedInAs, peoplePage, problems }) => {
  problems.expect(/Request method not supported/);
  await signedInAs('ps.admin');
  await peoplePage.open();
  const module = new RequestModule(page);
  const sent = (path: string) => page.waitForRequest(isAt(path));
  const find = async (query: object): Promise<unknown> => {
    const { data, failure } = await module.call('get', usersPath, query, { silent: true });
    return failure ?? Reflect.get(Object(data), 'total');
  };

  // GET: a query, with the time of the call unless what is asked for is kept.
  const all = await find({});
  expect(all).toBeGreaterThan(1);
  const asked = sent(usersPath);
  expect(await find({ keyword: '周敏', userType: 2 })).toBe(1);
  expect(queryOf(await asked)).toEqual({
    keyword: '周敏',
    userType: '2',
    _t: expect.stringMatching(/^\d{13}$/),
  });
  const cached = sent(usersPath);
  await module.call('get', usersPath, { size: 1 }, { cached: true });
  expect(queryOf(await cached)).toEqual({ size: '1' });

  // POST: a form whose keys nest by dots; arrays and what says so as JSON.
  const announcement = { texts: { 'zh-CN': '', en: 'x' }, unitIds: ['U2001'], userTypes: [2] };
  const form = sent(savePath);
  await module.call('post', savePath, announcement, { silent: true });
  expect((await form).headers()['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
  expect(Object.fromEntries(new URLSearchParams((await form).postData() ?? ''))).toEqual({
    'texts.zh-CN': '',
    'texts.en': 'x',
    'unitIds[0]': 'U2001',
    'userTypes[0]': '2',
  });
  for (const [payload, options] of [
    [announcement, { json: true, silent: true }],
    [[announcement], { silent: true }],
  ] as const) {
    const json = sent(savePath);
    await module.call('post', savePath, payload, options);
    expect((await json).headers()['content-type']).toBe('application/json');
    expect((await json).postDataJSON()).toEqual(payload);
  }

  // What the server reads out of it: five levels, twenty entries, a thousand parameters.
  const findBeside = (levels: number) =>
    find({ keyword: '周敏', userType: 2, [`keyword${'.x'.repeat(levels)}`]: '1' });
  expect(await findBeside(5)).toMatchObject({ status: 422 });
  expect(await findBeside(6)).toBe(1);
  const unitsAreList = async (count: number): Promise<boolean> => {
    const payload = { ...announcement, unitIds: many(count, 'U2001') };
    const { failure } = await module.call('post', savePath, payload, { silent: true });
    return !failure?.fieldErrors?.some(({ field }) => field.startsWith('unitIds'));
  };
  expect([await unitsAreList(20), await unitsAreList(21)]).toEqual([true, false]);
  const before = (count: number) =>
    Object.fromEntries(many(count, '').map((text, index) => [`k${index}`, text]));
  expect(await find({ ...before(999), keyword: '没有这个人' })).toBe(0);
  expect(await find({ ...before(1000), keyword: '没有这个人' })).toBe(all);

  // What the proxies of schools block does not leave the page.
  const left: string[] = [];
  page.on('request', (request) => left.push(request.method()));
  for (const door of ['put', 'del'] as const) {
    const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
    expect((await module.call(door, usersPath, {})).failure?.message).toBe('Request method not supported');
    expect((await warned).text()).toBe('Request method not supported');
  }
  expect(left.filter((method) => method !== 'GET' && method !== 'POST')).toEqual([]);
});

test('when an upload fails, then a warning begins with its status; when the session is over, then the sign-in opens', {
  tag: ['@once', '@D04', '@D11'],
}, async ({ page, context, portal, signedInAs, peoplePage, frame, problems }) => {
  problems.expect(/status of (404|413)/);
  await signedInAs('ps.admin');
  await peoplePage.open();
  const module = new RequestModule(page);
  const notices = page.locator(`section[aria-label="${frame.words.text('notify.list.label')}"]`);
  const letFail = (faults: string) =>
    context.addCookies([{ name: 'demo-fault', value: faults, url: portal.url }]);
  const homework = { fields: { serverid: 'base', uid: 'u1' }, fileName: '作业.pdf', bytes: 2_000_000 };

  // Nothing that is no object is sent at all.
  for (const payload of ['作业.pdf', ['作业.pdf'], null]) {
    const { failure } = await module.call('upload', uploadPath, payload);
    expect(failure).toMatchObject({ status: 501, data: '文件类型错误' });
  }
  await expect(notices.getByText('501：文件类型错误', { exact: true })).toBeVisible();

  await letFail('413-over-1m');
  const sent = page.waitForRequest(isAt(uploadPath));
  const tooLarge = await module.upload(uploadPath, homework);
  expect(tooLarge.failure).toMatchObject({ status: 413 });
  await expect(notices.getByText('413：提交的内容过大', { exact: true })).toBeVisible();
  const { 'content-type': type, 'content-length': length } = await (await sent).allHeaders();
  expect(type).toMatch(/^multipart\/form-data; boundary=/);
  expect(Number(length)).toBeGreaterThan(homework.bytes);

  await letFail('401-body,refresh-fails');
  const retried: Request[] = [];
  page.on('request', (request) => {
    if (isAt(uploadPath)(request)) retried.push(request);
  });
  const waiting = module.call('upload', uploadPath, { uid: 'u1', part: { chunk: 1 } });
  await expect(frame.signInAgain).toBeVisible();
  expect(retried).toHaveLength(1);
  await context.clearCookies({ name: 'demo-fault' });
  await frame.enterPasswordAgain(demoPassword);
  await expect(frame.signInAgain).toBeHidden();
  await waiting;
  expect(retried).toHaveLength(2);
  for (const request of retried) {
    expect(request.postData()).toContain('name="uid"\r\n\r\nu1\r\n');
    expect(request.postData()).toContain('name="part.chunk"\r\n\r\n1\r\n');
  }
});
