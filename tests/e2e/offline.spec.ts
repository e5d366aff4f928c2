import { holdBack } from '../fixtures/hold-back.ts';
import { expect, test } from '../fixtures/index.ts';
import { waitUntilQuiet } from '../fixtures/quiet.ts';
import { scriptWith } from '../fixtures/script-with.ts';
import { wordsOf } from '../fixtures/words.ts';
import { MessageCentre } from '../pages/message-centre.ts';

test.describe('without a network', () => {
  test.beforeEach(({ problems }) =>
    problems.expect(/ERR_INTERNET_DISCONNECTED|dynamically imported module|Error: offline/),
  );

  test('when messages are opened before their code or list has come, then the dialog says why, and heals with the network', {
    tag: '@phone',
  }, async ({ page, context, signedInAs, messages, language }) => {
    const words = wordsOf('shell/features/messages', language);
    const header = wordsOf('shell/frame/header', language);
    const goOn = await holdBack(page, scriptWith('message.state.loading'));
    const answer = await holdBack(page, /message_select_not_read/);
    await signedInAs('t.zhou');
    await page.goto('/account');
    const dialog = page.getByRole('dialog');
    await messages.bell.click();
    await context.setOffline(true);
    await expect(dialog.getByText(header.text('header.late.offline'))).toBeVisible();
    const again = dialog.getByRole('button', { name: header.text('header.late.retry') });
    await expect(again).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(messages.bell).toBeFocused();
    await messages.bell.click();
    await context.setOffline(false);
    await goOn();
    await expect(messages.dialog).toBeVisible();
    // The code is there; its list is on its way.
    await expect(dialog.getByText(words.text('message.state.loading'))).toBeAttached();
    await context.setOffline(true);
    await expect(dialog.getByText(words.text('message.state.offline'))).toBeVisible();
    await answer();
    await dialog.getByRole('button', { name: words.text('message.state.retry') }).click();
    await expect(dialog.getByText(words.text('message.state.offline'))).toBeVisible();
    await context.setOffline(false);
    await expect(messages.rows.first()).toBeVisible();
  });

  test.describe('in a message that becomes read', () => {
    test.use({ ownPortal: true });

    test('when a message of the message centre is opened, then the drawer says why it stays empty, and heals with the network', {
      tag: ['@once'],
    }, async ({ page, context, signedInAs, language }) => {
      const centre = new MessageCentre(page, language);
      const view = wordsOf('shell/kit/query-view', language);
      const answer = await holdBack(page, /\/api\/base\/messages\/message\?/);
      await signedInAs('t.zhou');
      await centre.open();
      await centre.row('图书馆周末开放').click({ position: { x: 8, y: 8 } });
      await expect(centre.detail.getByText(view.text('query.state.loading'))).toBeAttached();
      await context.setOffline(true);
      await expect(centre.detail.getByText(view.text('query.state.offline'))).toBeVisible();
      await expect(centre.detail.getByRole('button', { name: view.text('query.state.retry') })).toBeVisible();
      await answer();
      await context.setOffline(false);
      await expect(centre.detail).toContainText('图书馆周末开放');
    });
  });

  test('when an app that needs a full load is pressed, then the user is told and stays', {
    tag: '@core',
  }, async ({ page, context, signedInAs, desktopPage, language }) => {
    const words = wordsOf('shell/features/startup', language);
    await signedInAs('t.zhou');
    await desktopPage.open();
    await waitUntilQuiet(page);
    const tile = desktopPage.app(language === 'en' ? /Homework/ : /作业/).first();
    await context.setOffline(true);
    await tile.click();
    await expect(page.getByText(words.text('startup.offline.text')).first()).toBeVisible();
    await expect(page).toHaveURL(/desktop\/home/);
    await context.setOffline(false);
    await tile.click();
    await expect(page).toHaveURL(/pc_hw_tm/);
  });
});
