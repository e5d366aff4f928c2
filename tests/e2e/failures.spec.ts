import type { Page, Route } from '@playwright/test';
import { expect, test } from '../fixtures/index.ts';
import { signInByCall } from '../fixtures/sign-in-by-call.ts';

type Answer = (route: Route) => Promise<void>;

function refused(body: object, status = 200): Answer {
  return (route) => route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });
}

function envelope(more: object) {
  return refused({ status: 400, code: 'x', data: null, ...more });
}

const fieldErrors = [
  { field: 'a', message: '姓名太长|||The name is too long' },
  { field: 'b', message: '电话不正确|||Wrong phone' },
];

/** The failures of a call, and the message to the user for each: title and text in both languages (D08, D09, D12). */
const failures: readonly (readonly [
  Answer,
  Record<'zh-CN' | 'en', readonly [title: string, text: string]>,
])[] = [
  // An HTTP status other than 200: the status as title.
  [refused({}, 404), { 'zh-CN': ['404', '没有找到'], en: ['404', 'Not found'] }],
  [
    refused({}, 418),
    { 'zh-CN': ['418', '请求失败，状态码 418'], en: ['418', 'Request failed with status code 418'] },
  ],
  // A body status other than 200: the errors of the fields, else the message in the user's language, else the default.
  [
    envelope({ message: 'x', fieldErrors }),
    { 'zh-CN': ['提示', '姓名太长,电话不正确'], en: ['Info', 'The name is too long,Wrong phone'] },
  ],
  [
    envelope({ message: '名额已满|||No places left' }),
    { 'zh-CN': ['提示', '名额已满'], en: ['Info', 'No places left'] },
  ],
  [
    envelope({ message: '' }),
    { 'zh-CN': ['提示', '服务器内部错误'], en: ['Info', 'Server internal error!'] },
  ],
  // Nobody answers.
  [
    (route) => route.abort('connectionreset'),
    { 'zh-CN': ['错误', '网络错误'], en: ['Error', 'Network Error'] },
  ],
];

/** A second session of the user, so that there is one to end. */
async function signInElsewhere(page: Page, url: string): Promise<void> {
  const elsewhere = await page.context().browser()?.newContext({ baseURL: url });
  if (!elsewhere) throw new TypeError('the page has no browser');
  await signInByCall(elsewhere, 'p.liu');
  await elsewhere.close();
}

test('when a call fails, then a notification says how, in the words for it, and trying again works', {
  tag: ['@core', '@once', '@D08', '@D09', '@D10', '@D12'],
}, async ({ page, portal, language, signedInAs, accountPage, frame, problems }) => {
  problems.expect(/status of 4\d\d|ERR_CONNECTION_RESET/);
  await signedInAs('p.liu');
  await signInElsewhere(page, portal.url);
  await page.clock.install();
  await accountPage.open('sessions');
  await accountPage.button('account.sessions.others.button').click();
  const notices = page.locator(`section[aria-label="${frame.words.text('notify.list.label')}"]`);
  for (const [answer, texts] of failures) {
    const [title, text] = texts[language];
    await page.route('**/api/uaa/session/end_others*', answer, { times: 1 });
    await accountPage.confirm('account.sessions.others.confirm');
    await expect(notices.getByText(title, { exact: true })).toBeVisible();
    await expect(notices.getByText(text, { exact: true })).toBeVisible();
    // Each leaves by itself; the next one stands alone.
    await page.clock.fastForward(2_000);
    await expect(notices.getByText(text, { exact: true })).toBeHidden();
  }
  await accountPage.confirm('account.sessions.others.confirm');
  await expect(accountPage.sessions).toHaveCount(1);
});
