import { demoPassword, expect, test } from '../../fixtures/index.ts';
import { readStorage } from '../../fixtures/read-storage.ts';

const rememberCall = '/api/uaa/oauth/login_user_client';
const home = /desktop/;

test.beforeEach(async ({ signInPage }) => {
  await signInPage.open();
  await signInPage.remember.check();
  await signInPage.signIn('t.zhou', demoPassword);
  await signInPage.page.waitForURL(home);
});

test('when the box is ticked, then the browser keeps a flag and the user name, and no form of the password or a token', {
  tag: ['@B05', '@C04', '@Q01'],
}, async ({ page, context }) => {
  await expect.poll(async () => (await readStorage(page)).local).toMatchObject({ user: /"userId":"2001"/ });
  const stored = await readStorage(page);
  expect(stored.local).toMatchObject({
    rememberFlag: '1',
    rememberUser: 't.zhou',
    lang2001: stored.local.lange_,
  });
  const text = JSON.stringify(stored);
  const reversed = [...demoPassword].toReversed().join('');
  for (const form of [
    demoPassword,
    reversed,
    encodeURIComponent(demoPassword),
    ...(['base64', 'base64url', 'hex'] as const).flatMap((encoding) =>
      [demoPassword, reversed].map((secret) => Buffer.from(secret).toString(encoding).replace(/=+$/, '')),
    ),
  ])
    expect(text.toLowerCase()).not.toContain(form.toLowerCase());
  const secrets = (await context.cookies()).filter(({ httpOnly }) => httpOnly);
  expect(secrets.map(({ name }) => name).toSorted()).toEqual([
    '__Host-known',
    '__Host-remember',
    '__Host-sid',
  ]);
  for (const { value } of secrets) for (const part of value.split(/[.~]/)) expect(text).not.toContain(part);
  expect(Object.keys(stored.local).filter((name) => /passw|token|secret/i.test(name))).toEqual([]);
});

test('when a remembered browser opens the sign-in page, then it signs in by itself and goes where it wanted', {
  tag: ['@core', '@B01', '@B06', '@phone'],
}, async ({ page, context }) => {
  await context.clearCookies({ name: '__Host-sid' });
  const target = '/desktop/home#/x';
  await page.goto(target);
  await page.waitForURL((url) => `${url.pathname}${url.hash}` === target);
  const { local } = await readStorage(page);
  expect(local.AUTO_LOGIN_NUM).toBeUndefined();
});

test('when the setting keeps it from signing in by itself, then dots stand in the field and one press signs in', {
  tag: ['@B06'],
}, async ({ page, context, signInPage }) => {
  await page.evaluate(() => localStorage.setItem('autoLoginSetting', 'manual'));
  await context.clearCookies({ name: '__Host-sid' });
  await signInPage.open();
  await expect(signInPage.username).toHaveValue('t.zhou');
  await expect(signInPage.password).toHaveAttribute('placeholder', '••••••••');
  await expect(signInPage.remember).toBeChecked();
  await expect(signInPage.password).toBeFocused();
  const called = page.waitForRequest((request) => request.url().endsWith(rememberCall));
  await signInPage.submit.click();
  await called;
  await page.waitForURL(home);
});

test('when another user name or password is typed, then the dots are gone and it is an ordinary sign-in', {
  tag: ['@B05'],
}, async ({ page, context, signInPage }) => {
  await page.evaluate(() => localStorage.setItem('autoLoginSetting', 'manual'));
  await context.clearCookies({ name: '__Host-sid' });
  await signInPage.open();
  await signInPage.username.fill('t.wu');
  await expect(signInPage.password).not.toHaveAttribute('placeholder', '••••••••');
  await signInPage.submit.click();
  await expect(signInPage.password).toHaveAttribute('aria-invalid', 'true');
  await signInPage.password.fill(demoPassword);
  await signInPage.remember.uncheck();
  await signInPage.submit.click();
  await page.waitForURL(home);
  const { local } = await readStorage(page);
  expect([local.rememberFlag, local.rememberUser]).toEqual([undefined, undefined]);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('__Host-remember');
});

test('when the automatic sign-in is refused four times, then the user counts as signed out', {
  tag: ['@once', '@B07', '@C04'],
}, async ({ page, context, signInPage }) => {
  for (const count of ['1', '2', '3', undefined]) {
    await context.clearCookies({ name: /^__Host-/ });
    await signInPage.open();
    await expect(signInPage.password).toHaveAttribute('aria-invalid', 'true');
    expect((await readStorage(page)).local.AUTO_LOGIN_NUM).toBe(count);
  }
  const { local } = await readStorage(page);
  expect(local).toMatchObject({ IS_LOGOUTED: 'logout', rememberUser: 't.zhou' });
  expect(local.rememberFlag).toBeUndefined();
  await signInPage.open();
  await expect(signInPage.password).not.toHaveAttribute('placeholder', '••••••••');
  await expect(signInPage.password).not.toHaveAttribute('aria-invalid', 'true');
});

test('when the network is away, then the automatic sign-in does not count and everything stays', {
  tag: ['@once', '@B06'],
}, async ({ page, context, signInPage, problems }) => {
  problems.expect(/ERR_FAILED|Failed to load/);
  await context.clearCookies({ name: '__Host-sid' });
  await page.route(`**${rememberCall}`, (route) => route.abort());
  await signInPage.open();
  await expect(signInPage.retry).toBeVisible();
  const { local } = await readStorage(page);
  expect(local).toMatchObject({ rememberFlag: '1', rememberUser: 't.zhou' });
  expect([local.AUTO_LOGIN_NUM, local.IS_LOGOUTED]).toEqual([undefined, undefined]);
  await page.unroute(`**${rememberCall}`);
  await signInPage.retry.click();
  await page.waitForURL(home);
});

test('when an older version left a password in the browser, then it is gone after the first load', {
  tag: ['@once', '@B05'],
}, async ({ page, context, signInPage }) => {
  await page.evaluate(() => {
    localStorage.setItem('rememberPassword', 'RGVtbzIwMjY=');
    localStorage.setItem('autoLoginSetting', 'manual');
  });
  await context.clearCookies({ name: '__Host-sid' });
  await signInPage.open();
  await expect(signInPage.username).toHaveValue('t.zhou');
  expect(Object.keys((await readStorage(page)).local)).not.toContain('rememberPassword');
});
