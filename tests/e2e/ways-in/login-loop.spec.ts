import { findViolations } from '../../fixtures/axe.ts';
import { expect, homePattern, test } from '../../fixtures/index.ts';
import { wordsOf } from '../../fixtures/words.ts';

test('when an app and the sign-in page send the browser in circles, then it stops with a reason code and ways on', {
  tag: ['@B16'],
}, async ({ page, language, signedInAs }) => {
  const words = wordsOf('remotes/signin/login-loop', language);
  await signedInAs('t.zhou');
  // As an app does that has its own idea of who is signed in.
  for (let arrival = 0; arrival < 3; arrival += 1) {
    await page.goto('/login?redirect_uri=%2Fdesktop%2Fhome');
    await page.waitForURL(homePattern);
  }
  await page.goto('/login?redirect_uri=%2Fdesktop%2Fhome');
  await expect(page.getByRole('heading', { name: words.text('signin.loop.title') })).toBeVisible();
  await expect(page.getByText('login_loop')).toBeVisible();
  await expect(page.getByText('/desktop/home')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: words.text('signin.loop.home') }).click();
  await page.waitForURL(homePattern);
});
