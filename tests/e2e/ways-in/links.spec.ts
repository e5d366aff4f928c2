import type { APIRequestContext } from '@playwright/test';
import { findViolations } from '../../fixtures/axe.ts';
import { continueAs } from '../../fixtures/continue-as.ts';
import { demoPassword, expect, homePattern, test } from '../../fixtures/index.ts';

/** A sign-in link as another user hands it out. */
async function ticketOf(request: APIRequestContext, username: string): Promise<string> {
  const headers = { 'X-Requested-By': 'portal' };
  await request.post('/api/uaa/oauth/login', { headers, form: { username, password: demoPassword } });
  const answer = await request.post('/api/sso/ticket/issue', { headers, form: {} });
  return (await answer.json()).data.ticket;
}

test('when a link carries a ticket, then it asks once, signs in and leaves neither address nor history', {
  tag: ['@B01', '@B10'],
}, async ({ page, playwright, portal, desktopPage }) => {
  const elsewhere = await playwright.request.newContext({ baseURL: portal.url });
  const ticket = await ticketOf(elsewhere, 't.zhou');
  await page.goto(`/desktop/home?ticket=${ticket}#x`);
  await expect(page.getByRole('main')).toContainText('周敏');
  expect(await page.evaluate(() => JSON.stringify(performance.getEntries()))).not.toContain(ticket);
  await continueAs(page);
  await desktopPage.apps.first().waitFor();
  expect(page.url()).toBe(`${portal.url}/desktop/home#x`);
  expect(await page.evaluate(() => JSON.stringify(performance.getEntries()))).not.toContain(ticket);
  await page.goto(`/login?ticket=${ticket}`);
  await page.waitForURL(homePattern);
  await elsewhere.dispose();
});

test('when a page of the portal carries the link, then it signs in without a question', {
  tag: ['@B10', '@once'],
}, async ({ page, playwright, portal, desktopPage }) => {
  const elsewhere = await playwright.request.newContext({ baseURL: portal.url });
  const ticket = await ticketOf(elsewhere, 't.zhou');
  await page.goto('/login');
  await page.evaluate((address) => location.assign(address), `/desktop/home?ticket=${ticket}`);
  await desktopPage.apps.first().waitFor();
  expect(page.url()).toBe(`${portal.url}/desktop/home`);
  await elsewhere.dispose();
});

test('when a link would make the user somebody else, then she is asked first, in words and by keyboard', {
  tag: ['@once', '@B10'],
}, async ({ page, playwright, portal, signedInAs }) => {
  await signedInAs('t.zhou');
  const elsewhere = await playwright.request.newContext({ baseURL: portal.url });
  const ticket = await ticketOf(elsewhere, 't.wu');
  await page.goto(`/desktop/home?ticket=${ticket}`);
  await page.waitForURL('**/login/continue?**');
  await expect(page.getByRole('main')).toContainText('吴刚');
  await expect(page.getByRole('main')).toContainText('周敏');
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button').last().press('Enter');
  await page.waitForURL(homePattern);
  const me = await page.request.get('/api/uaa/oauth/me');
  expect((await me.json()).data.realName).toContain('周敏');
  await elsewhere.dispose();
});

test('when the sign-in page is served without its scripts, then it can be read by everybody', async ({
  page,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  await page.route('**/*.js*', (route) => route.abort());
  await page.goto('/login?reason=invalid_grant');
  expect(await findViolations(page)).toEqual([]);
});
