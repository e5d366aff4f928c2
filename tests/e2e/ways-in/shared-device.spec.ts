import { demoPassword, expect, homePattern, test } from '../../fixtures/index.ts';
import { readStorage } from '../../fixtures/read-storage.ts';

// Nothing of the tests' own may stand in the storage. She has no to-dos that would open.
test.use({ todoPopup: true });

test('when several people use the computer, then nothing is remembered, the session is short, and signing out leaves nothing', {
  tag: ['@B05', '@C07'],
}, async ({ page, context, signInPage, frame }) => {
  await signInPage.open();
  await signInPage.remember.check();
  await signInPage.shared.check();
  await expect(signInPage.remember).toHaveCount(0);
  await signInPage.signIn('s.gao', demoPassword);
  await page.waitForURL(homePattern);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('__Host-remember');
  const { idleEndsAt, now } = (await (await page.request.get('/bff/session')).json()).data;
  expect(idleEndsAt - now).toBeLessThanOrEqual(20 * 60_000);
  await expect.poll(async () => (await readStorage(page)).local.user).toContain('1002');

  await frame.signOut();
  await page.waitForURL('**/login');
  await signInPage.username.waitFor();
  const { local, session } = await readStorage(page);
  expect([local, session]).toEqual([{ IS_LOGOUTED: 'logout' }, {}]);
  await expect(signInPage.username).toHaveValue('');
  await expect(signInPage.shared).toBeChecked();
  await signInPage.shared.uncheck();
  await expect(signInPage.remember).not.toBeChecked();
});
