import { expect, test } from '../fixtures/index.ts';
import { wordsOf } from '../fixtures/words.ts';
import { ThemePanel } from '../pages/theme-panel.ts';

const setThemeCall = '**/api/base/desktop/settheme';

test('when things are said one after the other, then they stand 16 px apart, close with Escape, and go after 2000 ms', {
  tag: ['@once', '@P04'],
}, async ({ page, signedInAs, desktopPage, frame, language, problems }) => {
  problems.expect(/status of 500|ERR_CONNECTION_RESET/);
  const words = wordsOf('shell/core/language', language);
  const panel = new ThemePanel(page, language);
  const toasts = page
    .getByRole('region', { name: words.text('notify.list.label'), exact: true })
    .locator(':scope > *');
  await page.clock.install();
  await signedInAs('s.wang1');
  await desktopPage.open();
  await panel.open();
  const failWith = async (theme: string, answer: 'status' | 'nothing'): Promise<void> => {
    await page.unroute(setThemeCall);
    await page.route(setThemeCall, (route) =>
      answer === 'status' ? route.fulfill({ status: 500, body: '' }) : route.abort('connectionreset'),
    );
    await panel.choose(theme);
  };
  // The first brings the code that shows them; from then on time passes only when the test says so.
  await failWith('themes.name.lotus', 'nothing');
  await expect(toasts).toHaveCount(1);
  await page.clock.pauseAt(new Date(Date.now() + 600_000));
  await expect(toasts).toHaveCount(0);

  await failWith('themes.name.red', 'nothing');
  await expect(toasts).toHaveCount(1);
  await expect(toasts.first()).toContainText(words.text('notify.title.error'));
  const header = await frame.header.boundingBox();
  await expect
    .poll(async () => (await toasts.first().boundingBox())?.y)
    .toBeGreaterThanOrEqual(header?.height ?? 1_000);
  await failWith('themes.name.green', 'status');
  await expect(toasts).toHaveCount(2);
  await expect(toasts.nth(1)).toContainText('500');
  // They move to their places.
  const gap = (): Promise<number | undefined> =>
    toasts.evaluateAll(([one, other]) =>
      one && other ? other.getBoundingClientRect().top - one.getBoundingClientRect().bottom : undefined,
    );
  await expect.poll(gap).toBe(16);

  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(toasts).toHaveCount(1);
  await expect(toasts.first()).not.toContainText('500');
  await page.clock.runFor(1900);
  await expect(toasts).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(toasts).toHaveCount(0);
});
