import type { Page } from '@playwright/test';
import { expect, homePattern } from '../../fixtures/index.ts';
import { FirstPasswordPage } from '../../pages/first-password-page.ts';
import { SignInPage } from '../../pages/sign-in-page.ts';

export const language = 'zh-CN';
/** The first administrator, as she writes herself into the setup page. */
export const administrator = { loginName: 'admin', realName: '何静', password: 'Qing2026jiang' } as const;
export const schoolName = '青江小学';
/** What everybody chooses at the first sign-in. */
export const chosenPassword = 'Chosen-by-me-7';

/** Fills the setup page in at the address of the log. */
export async function setUpPortal(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('#unit').fill(schoolName);
  await page.locator('#realName').fill(administrator.realName);
  await page.locator('#loginName').fill(administrator.loginName);
  await page.locator('#password').fill(administrator.password);
  await page.locator('#repeated').fill(administrator.password);
  await page.getByRole('button', { name: '开始使用' }).click();
  await expect(page).toHaveURL(/\/login$/);
}

/** Signs in as somebody else, from a browser that nobody is signed in with. */
export async function signIn(page: Page, loginName: string, password: string): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies({ name: /^(?!portal-lang$)/ });
  await new SignInPage(page, language).signIn(loginName, password);
  await page.waitForURL(
    (url) => !url.pathname.startsWith('/login') || url.pathname.includes('first-password'),
  );
}

/** The first sign-in with the password of a slip. */
export async function signInFirst(page: Page, loginName: string, given: string): Promise<void> {
  await signIn(page, loginName, given);
  await new FirstPasswordPage(page, language).choose(given, chosenPassword);
  await page.waitForURL(homePattern);
}
