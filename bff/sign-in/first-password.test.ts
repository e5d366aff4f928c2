import { afterEach, beforeEach, expect, it } from 'vitest';
import { ask, type Question } from '../testing/ask.ts';
import { type RunningPortal, startPortal } from '../testing/start-portal.ts';
import { answerEnvelope } from '../testing/stub-upstream.ts';

const path = '/login/first-password';
const wanted = '/pages/base/pc_base_tm/index.html?a=1';
const address = `${path}?redirect_uri=${encodeURIComponent(wanted)}`;
const form = 'oldPassword=given&password=Chosen-by-me-7&repeated=Chosen-by-me-7&choice=save';
const tokens = ['sy_access=a2; Path=/; Max-Age=600', 'sy_refresh=r2; Path=/api/uaa/oauth; Max-Age=43200'];

let portal: RunningPortal;
let sid: string;
/** What the upstream was sent to change. */
let sent: string[];

function open(target: string) {
  return ask(portal.port, { path: target, sid, headers: { accept: 'text/html' } });
}

function post(body: string, options: Partial<Question> = {}) {
  return ask(portal.port, {
    method: 'POST',
    path: address,
    sid,
    body,
    ...options,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...options.headers },
  });
}

function answerChange(answer: { status: number; fieldErrors?: object[] }): void {
  portal.upstream.on('/api/uaa/oauth/password/change', (req, res) => {
    let body = '';
    req.on('data', (chunk) => {
      body += chunk;
    });
    req.on('end', () => {
      sent.push(body);
      if (answer.status === 200) return answerEnvelope(res, null, { setCookies: tokens });
      res.setHeader('content-type', 'application/json');
      res.end(JSON.stringify({ code: 'refused', message: '', data: null, ...answer }));
    });
  });
}

beforeEach(async () => {
  sent = [];
  portal = await startPortal({ defaultUnitId: 'U2001' });
  sid = await portal.signInAs({ mustChangePassword: true });
  portal.upstream.on('/api/uaa/oauth/password/rule', (_req, res) => answerEnvelope(res, { rule: 'strong' }));
});
afterEach(() => portal.stop());

it.each(['/', '/desktop/home', wanted, '/login', '/nowhere'])(
  'when a user with a given password opens %s, then she is sent to choose her own',
  async (page) => {
    const reply = await open(page);
    expect([reply.status, reply.headers.location]).toEqual([
      302,
      `${path}?redirect_uri=${encodeURIComponent(page)}`,
    ]);
  },
);

it.each(['/bff/remotes.json', '/bff/prefs', '/bff/events'])(
  'when her browser asks for %s, then it is refused',
  async (target) => {
    const { json } = await ask(portal.port, { path: target, sid });
    expect(json.code).toBe('password_change_required');
  },
);

it('when the page opens, then it names the user and the rule, in the language of the visitor', async () => {
  const chinese = await open(address);
  expect(chinese.status).toBe(200);
  expect(chinese.text).toMatch(/请设置您自己的密码.*周敏 · 青江实验小学.*8–20 位/s);
  const english = await open(`${address}&language=en`);
  expect(english.text).toContain('Choose your own password');
  expect(english.headers['cache-control']).toBe('no-store');
});

it('when a password is chosen, then the session is a new one and she goes on to where she wanted', async () => {
  answerChange({ status: 200 });
  const reply = await post(form);
  expect([reply.status, reply.headers.location]).toEqual([303, wanted]);
  expect(sent).toEqual(['oldPassword=given&password=Chosen-by-me-7']);
  expect(reply.sid).toBeDefined();
  expect(reply.sid).not.toBe(sid);
});

it.each([
  ['nothing', '', ['oldPassword', 'password']],
  ['two different ones', 'oldPassword=a&password=b&repeated=c', ['repeated']],
])('when she types %s, then the fields say so and nothing is sent', async (_, body, fields) => {
  answerChange({ status: 200 });
  const { status, text } = await post(body);
  const wrong = [...text.matchAll(/<input id="(\w+)"[^>]*aria-invalid/g)].map(([, name]) => name);
  expect([status, wrong, sent]).toEqual([200, fields, []]);
});

it('when the service refuses a field, then its words stand there and no password comes back', async () => {
  answerChange({
    status: 422,
    fieldErrors: [{ field: 'oldPassword', message: '原密码不正确|||The old password is not right' }],
  });
  const { status, text } = await post(form);
  expect([status, text.includes('原密码不正确'), text.includes('Chosen-by-me-7')]).toEqual([
    200,
    true,
    false,
  ]);
});

it('when she would rather leave, then she is signed out', async () => {
  const reply = await post('choice=leave');
  expect([reply.status, reply.headers.location]).toEqual([303, '/login']);
  expect((await ask(portal.port, { path: '/bff/session', sid })).json.code).toBe('not_signed_in');
});

it('when another site posts the form, then it is refused', async () => {
  const { json } = await post(form, { headers: { 'sec-fetch-site': 'cross-site' } });
  expect(json.code).toBe('cross_site_request');
});

it('when the password is her own, then the page leads on; signed out, to the sign-in page', async () => {
  sid = await portal.signInAs();
  expect((await open(address)).headers.location).toBe(wanted);
  const nobody = await ask(portal.port, { path: address, headers: { accept: 'text/html' } });
  expect(nobody.headers.location).toBe(`/login?redirect_uri=${encodeURIComponent(wanted)}`);
});
