import { DesktopPage } from '../pages/desktop-page.ts';
import { Frame } from '../pages/frame.ts';
import { MessageCentre } from '../pages/message-centre.ts';
import { Messages } from '../pages/messages.ts';
import { ThemePanel } from '../pages/theme-panel.ts';
import { driveTour } from './drive-tour.ts';
import { closeTop, dialog, goTo, type Tour, waitUntilStill } from './sight.ts';

/** For t.zhou: desktop, what opens around every page, messages, drive. */
export const teacherTour: Tour = async function* ({ page, language }) {
  const frame = new Frame(page, language);
  const messages = new Messages(page, language);
  const { headerWords } = frame;
  await goTo(page, '/desktop/home');
  await new DesktopPage(page, language).apps.first().waitFor();
  yield { name: 'desktop' };
  await goTo(page, '/desktop/home?view=arrange');
  yield { name: 'arranging' };
  await goTo(page, '/account');
  await frame.userButton.click();
  await page.getByRole('region', { name: headerWords.text('header.user.label'), exact: true }).waitFor();
  yield { name: 'user menu', part: `section[aria-label="${headerWords.text('header.user.label')}"]` };

  const openFromMenu = async (id: string): Promise<void> => {
    const entry = page.getByRole('button', { name: headerWords.text(id), exact: true });
    if (!(await entry.isVisible())) await frame.userButton.click();
    await entry.click();
    await page.locator(dialog).waitFor();
  };
  await openFromMenu('header.about.open');
  yield { name: 'about', part: dialog };
  await closeTop(page);
  await openFromMenu('header.feedback.open');
  yield { name: 'feedback', part: dialog };
  await closeTop(page);
  await openFromMenu('header.signOut.button');
  yield { name: 'sign-out question', part: dialog };
  await closeTop(page);

  const themes = new ThemePanel(page, language);
  await themes.open();
  await themes.press('themes.mix.open');
  yield { name: 'theme panel', part: `section[aria-label="${headerWords.text('header.skin.label')}"]` };
  await closeTop(page);

  await messages.todoButton.click();
  await messages.todos.first().waitFor();
  yield { name: 'to-dos', part: 'section[tabindex="-1"]' };
  await closeTop(page);
  await messages.bell.click();
  await messages.rows.first().waitFor();
  yield { name: 'messages', part: dialog };
  // By keyboard: rows that come into sight find their height then, and a click could meet the one beside.
  await messages.action(messages.row('模块到期提醒'), 'message.row.view').press('Enter');
  await messages.expiry.getByRole('row').nth(1).waitFor();
  yield { name: 'module expiry', part: dialog };
  await closeTop(page);
  await closeTop(page);

  const centre = new MessageCentre(page, language);
  await centre.open();
  await waitUntilStill(page);
  yield { name: 'message centre' };
  await centre.tab('messages.tab.todos').click();
  await waitUntilStill(page);
  yield { name: 'message centre, to-dos' };
  await centre.tab('messages.tab.modules').click();
  await waitUntilStill(page);
  yield { name: 'message centre, modules' };
  await centre.button('messages.send.title').click();
  await centre.drawer.getByRole('checkbox').first().waitFor();
  await centre.button('messages.send.submit').click();
  yield { name: 'message to classes', part: dialog };
  yield* driveTour({ page, language });
};
