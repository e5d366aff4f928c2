import { expect, test } from './test.ts';

test('when a teacher is signed in, then the desktop knows her', async ({ page, signedInAs }) => {
  await signedInAs('t.zhou');
  await page.goto('/desktop/home');
  await expect(page.getByRole('banner')).toContainText('周敏');
  const answer = await page.request.get('/api/uaa/oauth/me');
  expect((await answer.json()).data.userId).toBe('2001');
});

test('when she signs out, then the next test signs her in anew', async ({ page, signedInAs }) => {
  await signedInAs('t.zhou');
  await page.request.post('/api/uaa/oauth/logout', { headers: { 'x-requested-by': 'portal' } });
  await page.goto('/desktop/home');
  await expect(page).toHaveURL(/\/login/);
  await signedInAs('t.zhou');
  await page.goto('/desktop/home');
  await expect(page.getByRole('banner')).toContainText('周敏');
});

test('when nobody is signed in, then the sign-in page comes and keeps the address', async ({ page }) => {
  await page.goto('/pages/base/pc_base_tm/index.html');
  await expect(page).toHaveURL(/\/login\?/);
});
