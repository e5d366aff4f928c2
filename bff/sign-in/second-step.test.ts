import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ask, type Question } from '../testing/ask.ts';
import { type RunningPortal, startPortal } from '../testing/start-portal.ts';
import { answerEnvelope } from '../testing/stub-upstream.ts';

const path = '/login/second-step';
const wanted = '/pages/base/pc_base_tm/index.html?a=1';
const address = `${path}?redirect_uri=${encodeURIComponent(wanted)}`;
const tokens = ['sy_access=a2; Path=/; Max-Age=600', 'sy_refresh=r2; Path=/api/uaa/oauth; Max-Age=43200'];
const offer = {
  secret: 'JBSWY3DPEHPK3PXP',
  address: 'otpauth://totp/portal:t.zhou?secret=JBSWY3DPEHPK3PXP&issuer=portal',
  offer: 'v1.sealed',
};

let portal: RunningPortal;
let sid: string;
/** What the upstream was sent. */
let sent: string[];
let offers: number;

function open(target: string) {
  return ask(portal.port, { path: target, sid, headers: { accept: 'text/html' } });
}

function post(fields: Record<string, string>, options: Partial<Question> = {}) {
  return ask(portal.port, {
    method: 'POST',
    path: address,
    sid,
    body: String(new URLSearchParams(fields)),
    ...options,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...options.headers },
  });
}

function answerStep(
  call: string,
  answer: { status: number; data?: object; fieldErrors?: object[]; message?: string },
) {
  portal.upstream.on(`/api/uaa/second_step/${call}`, (req, res) => {
    let body = '';
    req.on('data', (chunk) => {
      body += chunk;
    });
    req.on('end', () => {
      sent.push(body);
      if (answer.status === 200) return answerEnvelope(res, answer.data ?? null, { setCookies: tokens });
      res.setHeader('content-type', 'application/json');
      res.end(JSON.stringify({ code: 'refused', message: '', data: null, ...answer }));
    });
  });
}

beforeEach(async () => {
  sent = [];
  offers = 0;
  portal = await startPortal({ defaultUnitId: 'U2001' });
  sid = await portal.signInAs({ secondStep: 'verify' });
  portal.upstream.on('/api/uaa/second_step/offer', (_req, res) => {
    offers += 1;
    answerEnvelope(res, offer);
  });
});
afterEach(() => portal.stop());

it.each(['/', '/desktop/home', wanted, '/login', '/login/first-password', '/nowhere'])(
  'when a user who has shown no code opens %s, then she is sent to show one',
  async (page) => {
    const reply = await open(page);
    expect([302, 303]).toContain(reply.status);
    if (page !== '/login/first-password')
      expect(reply.headers.location).toBe(`${path}?redirect_uri=${encodeURIComponent(page)}`);
  },
);

it.each(['/bff/remotes.json', '/bff/prefs', '/bff/events'])(
  'when her browser asks for %s, then it is refused',
  async (target) => {
    const { json } = await ask(portal.port, { path: target, sid });
    expect(json.code).toBe('second_step_required');
  },
);

it('when the page opens, then it asks for a code in the language of the visitor, and is kept by nobody', async () => {
  const chinese = await open(address);
  expect(chinese.text).toMatch(/两步登录.*周敏 · 青江实验小学.*autocomplete="one-time-code"/s);
  expect(chinese.text).not.toContain('type="password"');
  const english = await open(`${address}&language=en`);
  expect(english.text).toContain('Two-step sign-in');
  expect(english.headers['cache-control']).toBe('no-store');
});

it('T37 when the code is right, then the session is a new one and she goes on to where she wanted', async () => {
  answerStep('verify', { status: 200, data: { codesLeft: 10 } });
  const reply = await post({ code: ' 123 456 ', choice: 'save' });
  expect([reply.status, reply.headers.location]).toEqual([303, wanted]);
  expect(sent).toEqual(['code=123+456']);
  expect(reply.sid).toBeDefined();
  expect(reply.sid).not.toBe(sid);
  expect((await ask(portal.port, { path: '/bff/session', sid })).json.code).toBe('not_signed_in');
});

it('when it is empty or wrong, or there were too many, then the page says so', async () => {
  expect((await post({ code: '' })).text).toMatch(/aria-invalid="true".*请输入验证码/s);
  const why = '验证码不正确|||This code is not right';
  answerStep('verify', { status: 422, fieldErrors: [{ field: 'code', message: why }] });
  expect((await post({ code: '1' })).text).toMatch(/id="code-problem">验证码不正确/);
  answerStep('verify', { status: 429, message: '尝试次数过多|||Too many attempts' });
  expect((await post({ code: '1' })).text).toMatch(/role="alert">尝试次数过多/);
});

it('when she has to set it up, then the page shows the secret, and afterwards the recovery codes once', async () => {
  sid = await portal.signInAs({ secondStep: 'enrol' });
  const page = await open(address);
  expect(page.text).toContain('JBSW Y3DP EHPK 3PXP');
  expect(page.text).toMatch(/<svg role="img".*<path d="M/s);
  const fields = { offer: offer.offer, address: offer.address, code: '123456' };
  const empty = await post(fields);
  expect(empty.text).toMatch(/id="password-problem">请输入登录密码/);
  const problem = { field: 'password', message: '密码不正确|||This password is not right' };
  answerStep('enrol', { status: 422, fieldErrors: [problem] });
  const refused = await post({ ...fields, password: 'my secret' });
  expect(refused.text).toMatch(/JBSW Y3DP.*密码不正确/s);
  expect(refused.text).not.toContain('my secret');
  expect(offers).toBe(1);
  answerStep('enrol', { status: 200, data: { recoveryCodes: ['abcd-efgh'] } });
  const done = await post({ ...fields, password: 'my secret' });
  expect(done.text).toMatch(/<code>abcd-efgh<\/code>/);
  expect(done.text).toMatch(/<form method="post" action="\/login\/second-step\?redirect_uri=/);
  expect(done.sid).not.toBe(sid);
});

it('when the secret is too old, then the page brings another one', async () => {
  sid = await portal.signInAs({ secondStep: 'enrol' });
  answerStep('enrol', { status: 422, fieldErrors: [{ field: 'offer', message: '已过期|||It has ended' }] });
  const reply = await post({ offer: 'old', address: offer.address, code: '1', password: 'p' });
  expect([offers, reply.text.includes('已过期')]).toEqual([1, true]);
});

it('when she would rather leave, then she is signed out', async () => {
  const reply = await post({ choice: 'leave' });
  expect([reply.status, reply.headers.location]).toEqual([303, '/login']);
  expect((await ask(portal.port, { path: '/bff/session', sid })).json.code).toBe('not_signed_in');
});

it('T37 when another site posts the form, then it is refused', async () => {
  answerStep('verify', { status: 200 });
  const { json } = await post({ code: '123456' }, { headers: { 'sec-fetch-site': 'cross-site' } });
  expect([json.code, sent]).toEqual(['cross_site_request', []]);
});

it('when nothing is missing, then the page leads on; signed out, to the sign-in page', async () => {
  sid = await portal.signInAs();
  expect((await open(address)).headers.location).toBe(wanted);
  expect((await post({})).headers.location).toBe(wanted);
  const nobody = await ask(portal.port, { path: address, headers: { accept: 'text/html' } });
  expect(nobody.headers.location).toBe(`/login?redirect_uri=${encodeURIComponent(wanted)}`);
});

describe('passkeys', () => {
  const credential = '{"id":"a"}';
  const answerWays = (ways: { hasApp: boolean; hasPasskey: boolean }): void =>
    portal.upstream.on('/api/uaa/second_step/ways', (_req, res) => answerEnvelope(res, ways));

  it('when she has a passkey alone, then the page asks for it, and for a recovery code instead', async () => {
    answerWays({ hasApp: false, hasPasskey: true });
    const { text } = await open(address);
    expect(text).toMatch(/id="passkey" hidden data-call="\/api\/uaa\/second_step\/passkey\/challenge"/);
    expect(text).toMatch(/<label for="code">恢复码/);
    expect(text).not.toContain('one-time-code');
  });

  it('when she has none, or the services know none, then the page asks for the code alone', async () => {
    expect((await open(address)).text).not.toContain('id="passkey"');
    answerWays({ hasApp: true, hasPasskey: false });
    const { text } = await open(address);
    expect(text).not.toContain('id="passkey"');
    expect(text).toContain('one-time-code');
  });

  it('T37 when her device has answered, then the session is a new one; a refusal stands above the form', async () => {
    answerWays({ hasApp: true, hasPasskey: true });
    const message = '未能验证|||Not checked';
    answerStep('passkey/verify', { status: 422, fieldErrors: [{ field: 'credential', message }] });
    expect((await post({ credential })).text).toMatch(/role="alert">未能验证/);
    answerStep('passkey/verify', { status: 200, data: { codesLeft: 10 } });
    const reply = await post({ credential });
    expect([reply.status, reply.headers.location]).toEqual([303, wanted]);
    expect(new URLSearchParams(sent.at(-1)).get('credential')).toBe(credential);
    expect(reply.sid).not.toBe(sid);
  });

  it('when she has to set a second step up, then a passkey brings the recovery codes', async () => {
    sid = await portal.signInAs({ secondStep: 'enrol' });
    expect((await open(address)).text).toContain('data-call="/api/uaa/second_step/passkey/offer"');
    answerStep('passkey/add', { status: 200, data: { recoveryCodes: ['abcd-efgh'] } });
    const done = await post({ credential, password: 'my secret', offer: offer.offer });
    expect(done.text).toMatch(/<code>abcd-efgh<\/code>/);
    expect(Object.fromEntries(new URLSearchParams(sent.at(-1)))).toEqual({
      ...{ credential, password: 'my secret', name: '通行密钥' },
    });
  });

  it('when the script of the page is asked for, then it comes, to everybody', async () => {
    const reply = await ask(portal.port, { path: `${path}/passkey.js` });
    expect([reply.status, reply.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(() => new Function(reply.text)).not.toThrow();
  });

  it('when the browser knows no passkeys, then the script leaves their button hidden', async () => {
    const { text } = await ask(portal.port, { path: `${path}/passkey.js` });
    const runIn = (window: object): boolean => {
      const box = { hidden: true, dataset: {}, querySelector: () => new EventTarget() };
      new Function('document', 'window', text)({ getElementById: () => box, forms: [{}] }, window);
      return box.hidden;
    };
    expect(runIn({})).toBe(true);
    expect(runIn({ PublicKeyCredential: class {} })).toBe(false);
  });
});
