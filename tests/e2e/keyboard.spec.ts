import type { Locator, Page } from '@playwright/test';
import { demoPassword, expect, homePattern, test } from '../fixtures/index.ts';
import { nextTurn } from '../fixtures/next-turn.ts';
import { signInByCall } from '../fixtures/sign-in-by-call.ts';
import { wordsOf } from '../fixtures/words.ts';
import { DevelopersPage } from '../pages/developers-page.ts';
import { KeyboardUser } from '../pages/keyboard-user.ts';
import { MessageCentre } from '../pages/message-centre.ts';
import { ThemePanel } from '../pages/theme-panel.ts';

// Nothing here clicks, hovers or taps; `moving-between-apps` searches apps by keyboard.
test.use({ ownPortal: true });

const tag = '@once';

function buttonOf(place: Page | Locator, name: string | RegExp): Locator {
  return place.getByRole('button', { name, exact: true });
}

test('by keyboard alone: sign in, open an app with the arrow keys, sign out', {
  tag: ['@core', tag, '@G02'],
}, async ({ page, signInPage, desktopPage, peoplePage, frame }) => {
  const user = new KeyboardUser(page);
  await signInPage.open();
  // The page begins in the first field, whichever of its two forms stands there by now.
  await expect(signInPage.username).toBeFocused();
  await user.types('ps.admin');
  await user.presses('Tab');
  await expect(signInPage.password).toBeFocused();
  await user.types(demoPassword);
  await user.presses('Enter');
  await page.waitForURL(homePattern);
  await user.goesTo(desktopPage.apps.first());
  await user.goesTo(page.getByRole('main').locator('a[href*=pc_base_tm]').first(), 'ArrowRight');
  await user.presses('Enter');
  await expect(peoplePage.list).toBeVisible();

  await user.goesTo(frame.userButton, 'Shift+Tab');
  await user.presses('Enter');
  await user.activates(buttonOf(page, frame.headerWords.text('header.signOut.button')));
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await user.activates(buttonOf(question, frame.headerWords.text('header.signOut.confirm')));
  await expect(signInPage.username).toBeVisible();
});

test('by keyboard alone: messages and to-dos', { tag: [tag, '@H01', '@H03', '@H08'] }, async ({
  page,
  signedInAs,
  messages,
}) => {
  const user = new KeyboardUser(page);
  await signedInAs('t.zhou');
  await page.goto('/account');
  await user.activates(messages.bell);
  await expect(messages.rows).toHaveCount(23);
  await user.activates(messages.action(messages.row('图书馆周末开放'), 'message.row.ignore'));
  await expect(messages.rows).toHaveCount(22);
  await user.seesFocus();
  await expect(messages.dialog.locator(':focus')).toHaveCount(1);
  await user.goesTo(messages.action(messages.row('模块到期提醒'), 'message.row.view'));
  await user.presses('Enter');
  await expect(messages.expiry).toBeVisible();
  await user.closesBackTo(messages.expiry, messages.action(messages.row('模块到期提醒'), 'message.row.view'));
  await user.closesBackTo(messages.dialog, messages.bell);

  await user.goesTo(messages.todoButton);
  await user.presses('Enter');
  await expect(messages.popup).toBeFocused();
  await user.activates(messages.action(messages.todos.first(), 'message.row.ignore'));
  await expect(messages.todoButton).toHaveAccessibleName(/7/);
  await user.seesFocus();
  await user.closesBackTo(messages.popup, messages.todoButton);
});

test('by keyboard alone: theme, language', { tag: [tag, '@J01', '@K04'] }, async ({
  page,
  signedInAs,
  frame,
  language,
}) => {
  const user = new KeyboardUser(page);
  const themes = new ThemePanel(page, language);
  await signedInAs('t.demo13'); // nobody else's: the language stays in the account
  await page.goto('/account');
  await user.activates(themes.button);
  await expect(themes.panel.locator(':focus')).toHaveCount(1);
  await user.goesTo(themes.panel.getByRole('radio', { checked: true }).first());
  await user.goesTo(themes.choice('themes.name.green'), 'ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'green');
  await user.closesBackTo(themes.panel, themes.button);

  await user.activates(frame.languageMenu);
  await user.activates(buttonOf(page, 'English'));
  await expect(page.getByRole('heading', { name: 'My account', level: 1 })).toBeVisible();
  // Another language is another document: the keyboard begins at its start.
  await user.presses('Tab');
  await user.seesFocus();
});

test('by keyboard alone: arrange the apps', { tag: [tag, '@G10'] }, async ({
  page,
  signedInAs,
  desktopPage,
}) => {
  const user = new KeyboardUser(page);
  const { words } = desktopPage;
  await signedInAs('t.zhou');
  await desktopPage.open();
  await user.activates(desktopPage.arrangeButton);
  const tiles = page.locator('[data-app]');
  const handle = page.locator('[data-app=prep]').getByRole('button').first();
  await user.goesTo(handle);
  await user.presses('Space');
  await expect(page.getByRole('status').filter({ hasText: '已拿起备课' })).toBeAttached();
  await nextTurn(page);
  await user.presses('ArrowRight');
  await expect(page.getByRole('status').filter({ hasText: '备课移到第 2 位' })).toBeAttached();
  await user.presses('Space');
  await expect(tiles.nth(1)).toHaveAttribute('data-app', 'prep');
  await user.seesFocus();
  await user.activates(
    buttonOf(page, words.text('desktop.arrange.favourite').replace('{name}', '备课')),
    'Space',
  );
  await user.activates(buttonOf(page, words.text('desktop.arrange.hide').replace('{name}', '备课')));
  await expect(page.locator('[data-app=prep]')).toHaveCount(0);
  await user.seesFocus();
  await user.activates(buttonOf(page, words.text('desktop.arrange.showName').replace('{name}', '备课')));
  await expect(page.locator('[data-app=prep]')).toHaveCount(1);
  await user.seesFocus();
  await user.goesTo(desktopPage.arrangeDone, 'Shift+Tab');
  await user.presses('Enter');
  await expect(desktopPage.arrangeButton).toBeFocused();
  await expect(desktopPage.favourites.getByRole('link')).toContainText(['备课']);
});

test('by keyboard alone: add somebody and edit her', { tag }, async ({ page, signedInAs, peoplePage }) => {
  const user = new KeyboardUser(page);
  await signedInAs('ps.admin');
  await peoplePage.open();
  await user.activates(peoplePage.create);
  await user.fills(peoplePage.field('realName'), '新老师');
  await user.fills(peoplePage.field('loginName'), 't.keys');
  await user.activates(peoplePage.createSave);
  const password = page.getByRole('dialog', { name: peoplePage.words.pattern('people.password.created') });
  await expect(password).toBeVisible();
  await user.activates(buttonOf(password, peoplePage.words.text('people.password.done')));
  await expect(password).toHaveCount(0);
  await user.seesFocus();

  await user.goesTo(peoplePage.search);
  await user.types('t.keys');
  await expect(peoplePage.row('t.keys')).toBeVisible();
  const edit = peoplePage
    .row('t.keys')
    .getByRole('button', { name: peoplePage.words.pattern('people.list.editName') });
  await user.activates(edit);
  await user.fills(peoplePage.field('phone'), '13900001111');
  await user.presses('Enter');
  await expect(peoplePage.form).toHaveCount(0);
  await expect(peoplePage.row('t.keys')).toContainText('13900001111');
  await user.seesFocus();
});

test('by keyboard alone: write to a class', { tag: [tag, '@H02'] }, async ({
  page,
  signedInAs,
  language,
}) => {
  const user = new KeyboardUser(page);
  const centre = new MessageCentre(page, language);
  await signedInAs('t.zhou');
  await centre.open();
  const open = centre.button('messages.send.title');
  await user.activates(open);
  await user.fills(centre.drawer.getByLabel(centre.words.text('messages.send.heading')), '春游通知');
  await user.fills(centre.drawer.getByLabel(centre.words.text('messages.send.text')), '明天春游，请带水');
  await user.activates(centre.drawer.getByRole('checkbox', { name: /五年级 \(1\)班/ }), 'Space');
  await user.activates(centre.button('messages.send.submit'));
  await expect(centre.drawer).toHaveCount(0);
  await expect(open).toBeFocused();
});

test('by keyboard alone: new terms of a licence', { tag: [tag, '@M01'] }, async ({
  page,
  signedInAs,
  language,
}) => {
  const user = new KeyboardUser(page);
  const words = wordsOf('remotes/licences', language);
  await signedInAs('bureau.admin');
  await page.goto('/licences');
  await user.goesTo(page.getByRole('searchbox', { name: words.text('licences.filter.search') }));
  await user.types('U2001');
  const row = page.getByRole('row').filter({ hasText: language === 'en' ? 'Drive' : '网盘' });
  await expect(row).toHaveCount(1);
  await user.activates(row.getByRole('button'));
  const dialog = page.getByRole('dialog', { name: words.text('licences.terms.title') });
  await user.fills(dialog.getByLabel(words.text('licences.terms.seats')), '1200');
  await user.activates(buttonOf(dialog, words.text('licences.terms.save')));
  await expect(dialog).toHaveCount(0);
  await expect(row).toContainText('180 / 1,200');
  await expect(row.getByRole('button')).toBeFocused();
});

test('by keyboard alone: change the login page', { tag: [tag, '@B22'] }, async ({
  page,
  signedInAs,
  frame,
  language,
}) => {
  const user = new KeyboardUser(page);
  const words = wordsOf('remotes/appearance', language);
  await signedInAs('bureau.admin');
  await page.goto('/appearance');
  await user.activates(page.getByRole('checkbox', { name: words.text('appearance.theme.lotus') }), 'Space');
  await user.activates(
    page.getByRole('checkbox', { name: words.text('appearance.login.showFooter') }),
    'Space',
  );
  await user.fills(page.getByLabel(words.text('appearance.login.footer'), { exact: true }), '信息中心');
  await user.activates(buttonOf(page, words.text('appearance.save.button')));
  await expect(frame.notices.getByText(words.text('appearance.save.done'))).toBeVisible();
  await user.seesFocus();
});

test('by keyboard alone: announce something and end it', { tag }, async ({ page, signedInAs, language }) => {
  const user = new KeyboardUser(page);
  const words = wordsOf('remotes/announcements', language);
  const row = page.getByRole('listitem').filter({ hasText: '明天下午停课' });
  const drawer = page.getByRole('dialog');
  await signedInAs('bureau.admin');
  await page.goto('/announcements');
  const create = buttonOf(page, words.text('announcements.list.create'));
  await user.activates(create);
  await user.fills(drawer.getByLabel(words.text('announcements.form.chinese')), '明天下午停课');
  await user.activates(drawer.getByLabel(words.text('announcements.type.2')), 'Space');
  await user.activates(buttonOf(drawer, words.text('announcements.form.publish')));
  await expect(row).toContainText(words.text('announcements.phase.running'));
  await expect(create).toBeFocused();
  await user.activates(row.getByRole('button', { name: words.text('announcements.list.end') }));
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await user.activates(buttonOf(question, words.text('announcements.end.confirm')));
  await expect(row).toContainText(words.text('announcements.phase.ended'));
  await user.seesFocus();
});

test('by keyboard alone: choose the child', { tag: [tag, '@L06'] }, async ({
  page,
  signedInAs,
  desktopPage,
  familyPage,
}) => {
  const user = new KeyboardUser(page);
  await signedInAs('p.wang');
  await desktopPage.open();
  await expect(familyPage.childDialog).toBeVisible();
  await user.presses('Escape');
  await expect(familyPage.childDialog).toHaveCount(0);
  await page.reload();
  await user.activates(familyPage.switchButton);
  const other = familyPage.childDialog.getByRole('row').getByRole('button', { disabled: false });
  await expect(other).toBeFocused();
  const loaded = page.waitForEvent('load');
  await user.presses('Enter');
  await loaded;
  await expect(familyPage.switchButton).toBeVisible();
  await expect(familyPage.childDialog).toHaveCount(0);
});

test('by keyboard alone: register an app', { tag: [tag, '@P05'] }, async ({ page, signedInAs, language }) => {
  const user = new KeyboardUser(page);
  const centre = new DevelopersPage(page, language);
  await signedInAs('t.zhou');
  await centre.open();
  await user.activates(centre.button('developers.list.register').first());
  await user.fills(centre.field('developers.form.nameZh', true), '图书漂流');
  await user.fills(centre.field('developers.form.nameEn', true), 'Book Drift');
  await user.fills(centre.address(1), 'https://books.example/callback');
  await user.activates(centre.button('developers.register.create'));
  await expect(centre.dialog).toBeVisible();
  await user.activates(buttonOf(centre.dialog, centre.words.text('developers.secret.done')));
  await expect(centre.dialog).toHaveCount(0);
  await expect(centre.heading('图书漂流')).toBeVisible();
  await user.seesFocus();
});

test('by keyboard alone: end a session of mine', { tag }, async ({
  page,
  playwright,
  portal,
  signedInAs,
  accountPage,
}) => {
  const user = new KeyboardUser(page);
  const elsewhere = await playwright.request.newContext({ baseURL: portal.url });
  await signInByCall({ request: elsewhere }, 't.zhou');
  await signedInAs('t.zhou');
  await page.goto('/account#/password');
  await user.goesTo(accountPage.tab('password'));
  await user.goesTo(accountPage.tab('sessions'), 'ArrowLeft');
  await expect(accountPage.sessions).toHaveCount(2);
  const other = accountPage.sessions.filter({
    hasNotText: accountPage.words.text('account.sessions.current'),
  });
  await user.activates(other.getByRole('button'));
  await user.activates(
    buttonOf(page.getByRole('alertdialog'), accountPage.words.text('account.sessions.end.confirm')),
  );
  await expect(accountPage.sessions).toHaveCount(1);
  await user.seesFocus();
  await elsewhere.dispose();
});
