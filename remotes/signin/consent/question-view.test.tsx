import { buildUser, renderView, textOf } from 'shell/testing';
import { expect, test } from 'vitest';
import { buildRequestError } from '../testing/build-request-error.ts';
import type { ConsentDetails } from './consent.ts';
import chinese from './messages/zh-CN.json';
import { NoQuestionView } from './no-question-view.tsx';
import { QuestionView } from './question-view.tsx';
import type { Consent } from './use-consent.ts';

const details: ConsentDetails = {
  client: {
    id: 'reader',
    name: { 'zh-CN': '阅读', en: 'Reader' },
    host: 'reader.example',
    logo: null,
    owner: null,
  },
  isChanged: false,
  restart: '/authorize',
  user: { realName: '周文', loginName: 't.zhou', unitName: '青江一小' },
  scopes: [
    { name: 'openid', text: { 'zh-CN': '您的编号', en: 'Your id' }, isNew: false },
    { name: 'phone', text: { 'zh-CN': '您的电话', en: 'Your phone' }, isNew: true },
  ],
};

const consent: Consent = {
  details,
  failure: undefined,
  deciding: undefined,
  decide: async () => undefined,
  reload: () => undefined,
  signInAgain: () => undefined,
  switchUser: () => undefined,
};

function render(different: Partial<ConsentDetails> = {}, failure?: Consent['failure']): string {
  const view = <QuestionView details={{ ...details, ...different }} consent={{ ...consent, failure }} />;
  return renderView(view, { messages: chinese, user: buildUser() });
}

test('when a client asks, then the page names it, where the user goes next, and who is about to be known', () => {
  const text = textOf(render());
  for (const part of ['阅读', 'reader.example', '周文', 't.zhou', '您的编号']) expect(text).toContain(part);
});

test('when something is new since the last permission, then only that is marked', () => {
  const items = render().split('<li').slice(1).map(textOf);
  expect(items.map((item) => item.includes(chinese['signin.consent.new']))).toEqual([false, true]);
});

test('when all of it is new, then nothing is marked', () => {
  const scopes = details.scopes.map((scope) => ({ ...scope, isNew: true }));
  expect(textOf(render({ scopes })).split(chinese['signin.consent.scopes'])[1]).not.toContain(
    ` ${chinese['signin.consent.new']} `,
  );
});

test('when the client changed since then, then the user is warned', () => {
  expect(textOf(render({ isChanged: true }))).toContain(chinese['signin.consent.changed']);
  expect(textOf(render())).not.toContain(chinese['signin.consent.changed']);
});

test.each(['fresh_sign_in_required', 'session_mismatch'])(
  'when the answer is refused as %s, then the user can sign in',
  (code) => {
    const text = textOf(render({}, buildRequestError({ code, message: '请重新登录' })));
    expect(text).toContain('请重新登录');
    expect(text).toContain(chinese['signin.consent.signIn']);
  },
);

test('when it fails in another way, then signing in is not offered, and the reason is not a raw status', () => {
  expect(textOf(render({}, buildRequestError({ kind: 'http', status: 500, code: 'internal' })))).toContain(
    chinese['signin.consent.failed.text'],
  );
  expect(textOf(render({}, 'unreadable'))).not.toContain(chinese['signin.consent.signIn']);
});

test.each([
  ['session_mismatch', 'signin.consent.mismatch.title', 'signin.consent.switch'],
  ['not_found', 'signin.consent.expired.title', 'signin.consent.back'],
  ['invalid_input', 'signin.consent.expired.title', 'signin.consent.back'],
  ['internal', 'signin.consent.failed.title', 'signin.consent.retry'],
] as const)(
  'when there is no question, since %s, then the page says so, and what to do',
  (code, title, button) => {
    const view = <NoQuestionView consent={consent} failure={buildRequestError({ code })} />;
    const html = renderView(view, { messages: chinese, user: buildUser() });
    expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]).toBe(chinese[title]);
    expect(textOf(html)).toContain(chinese[button]);
  },
);
