import { checkScreen } from '../fixtures/check-screen.ts';
import { expect, test } from '../fixtures/index.ts';
import { wordsOf } from '../fixtures/words.ts';

test('when somebody tells what is wrong, then she sees what goes along, and loses no word when sending fails', async ({
  page,
  signedInAs,
  peoplePage,
  frame,
  language,
  problems,
}, info) => {
  problems.expect(/status of 503|ERR_FAILED/);
  const words = wordsOf('shell/features/feedback', language);
  const dialog = page.getByRole('dialog', { name: words.text('feedback.title') });
  const text = dialog.getByLabel(words.text('feedback.text'));
  const send = dialog.getByRole('button', { name: words.text('feedback.send'), exact: true });
  const open = async () => {
    await frame.userButton.click();
    await page
      .getByRole('button', { name: frame.headerWords.text('header.feedback.open'), exact: true })
      .click();
    await expect(dialog).toBeVisible();
    await expect(text).toBeFocused();
  };
  const requestId = '6b0c2f3a-demo-request';
  await page.route('**/api/base/people/users*', (route) =>
    route.fulfill({ status: 503, json: { status: 503, code: 'x', message: 'x', data: null, requestId } }),
  );
  await signedInAs('ps.admin');
  await page.goto('/pages/base/pc_base_tm/index.html#/people/list?keyword=geheim');
  await expect(peoplePage.failure).toBeVisible();

  await open();
  await expect(dialog.getByText(requestId)).toBeVisible();
  await expect(
    dialog.getByText('/pages/base/pc_base_tm/index.html#/people/list', { exact: true }),
  ).toBeVisible();
  await expect(dialog).not.toContainText('geheim');
  await send.click();
  await expect(dialog.getByText(words.text('feedback.missing'))).toBeVisible();
  await text.fill('人员列表打不开');
  await checkScreen(page, info, 'feedback');
  await page.route('**/api/base/feedback/send', (route) => route.abort());
  await send.click();
  await expect(dialog.getByText(words.text('feedback.safe'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.unroute('**/api/base/feedback/send');

  await page.reload();
  await expect(peoplePage.failure).toBeVisible();
  await open();
  await expect(text).toHaveValue('人员列表打不开');
  await send.click();
  await expect(page.getByRole('status').filter({ hasText: words.text('feedback.sent') })).toBeVisible();
  await page.goto('/announcements#/feedback');
  const entry = page.getByRole('listitem').filter({ hasText: '人员列表打不开' }).first();
  await entry
    .getByText(/6b0c2f3a|附带|Details/)
    .first()
    .click();
  await expect(entry).toContainText(requestId);
  await checkScreen(page, info, 'feedback-list');
  await open();
  await expect(text).toHaveValue('');
});
