import { expect, homePattern, test } from '../fixtures/index.ts';
import { wordsOf } from '../fixtures/words.ts';
import { peoplePath } from '../pages/people-page.ts';

const tree = '**/api/base/resource/user/code/tree*';

test('when an app is not in the menu of an administrator, then it is not opened, and not handed out', {
  tag: ['@F06', '@A08'],
}, async ({ page, signedInAs, language, problems }) => {
  problems.expect(/status of 404/);
  const closed = wordsOf('shell/frame/closed-app', language);
  await signedInAs('sb.admin');
  await page.goto(peoplePath);
  await expect(page.getByText(closed.text('closed.page.administrator'))).toBeVisible();
  const offered = await (await page.request.get('/bff/remotes.json')).json();
  expect(offered.remotes.map(({ name }: { name: string }) => name)).not.toContain('people');
  await page
    .getByRole('main')
    .getByRole('button', { name: closed.text('closed.page.home') })
    .click();
  await expect(page).toHaveURL(homePattern);
});

test('when an address asks for a route, then it opens if the menu and the app have it', {
  tag: ['@core', '@once', '@F01', '@F02', '@F03', '@F04', '@F08', '@Q09'],
}, async ({ page, signedInAs, frame, peoplePage }) => {
  await signedInAs('ps.admin');
  await page.goto(`${peoplePath}#/nowhere`);
  await expect(frame.unknownApp).toBeVisible();
  // In the menu, but without a page of its own yet: the app's wildcard says so.
  await page.goto(`${peoplePath}#/role/list`);
  await expect(page.getByText(peoplePage.words.text('people.list.notFound.title'))).toBeVisible();
  await page.goto(`${peoplePath}?_r=/people/list`);
  await expect(peoplePage.list).toBeVisible();
  await page.goto(peoplePath);
  await expect(peoplePage.list).toBeVisible();
});

test('when an address names one route by _r and another by its hash, then the one that is checked opens', {
  tag: ['@once', '@F08'],
}, async ({ page, signedInAs, frame, peoplePage, problems }) => {
  problems.expect(/status of 404.*nowhere/);
  await signedInAs('ps.admin');
  await page.goto(`${peoplePath}?_r=/role/list#/people/list`);
  await expect(page.getByText(peoplePage.words.text('people.list.notFound.title'))).toBeVisible();
  expect(new URL(page.url()).hash).toBe('#/role/list');
  await page.evaluate(() => {
    location.hash = '#/role/list?_r=/people/list';
  });
  await expect(peoplePage.list).toBeVisible();
  expect(new URL(page.url()).hash).toBe('#/people/list');
  await page.goto(`${peoplePath}?_r=/nowhere#/people/list`);
  await expect(frame.unknownApp).toBeVisible();
  await expect(peoplePage.list).toBeHidden();
});

test('when a page of the open app is searched, then it opens by its hash, and nothing is loaded anew', {
  tag: ['@once', '@A15', '@F12'],
}, async ({ page, signedInAs, peoplePage, palette }) => {
  const elsewhere = page.getByText(peoplePage.words.text('people.list.notFound.title'));
  await signedInAs('ps.admin');
  await page.goto(`${peoplePath}#/role/list`);
  await elsewhere.waitFor();
  await page.evaluate(() => Reflect.set(window, 'isSameDocument', true));
  await palette.open();
  await palette.field.fill('list people');
  await expect(palette.group('pages').getByRole('option')).toHaveText(['人员列表人员与单位']);
  await palette.field.press('Enter');
  await peoplePage.list.waitFor();
  await expect(page).toHaveURL(new RegExp(`${peoplePath}#/people/list$`));
  await page.goBack();
  await elsewhere.waitFor();
  await page.goForward();
  await peoplePage.list.waitFor();
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
});

test('when a list has many rows, then it comes by pages of 30', {
  tag: ['@once', '@Q05'],
}, async ({ page, signedInAs, peoplePage }) => {
  await signedInAs('ps.admin');
  const asked = page.waitForResponse('**/api/base/people/users?*');
  await peoplePage.open();
  const answer = await asked;
  expect(new URL(answer.url()).searchParams.get('size')).toBe('30');
  expect((await answer.json()).data.list).toHaveLength(30);
  await expect(peoplePage.list.getByRole('row')).toHaveCount(31);
});

test('when a code is missing, then its button is', {
  tag: ['@core', '@once', '@F09', '@F10', '@Q08'],
}, async ({ page, signedInAs, peoplePage }) => {
  const openMenu = () =>
    page
      .getByRole('button', { name: peoplePage.words.pattern('people.list.actions') })
      .first()
      .click();
  const reset = page.getByRole('menuitem', { name: peoplePage.words.text('people.action.reset') });
  const edit = page.getByRole('menuitem', { name: peoplePage.words.text('people.action.edit') });
  await signedInAs('ms.admin');
  await peoplePage.open();
  await expect(peoplePage.create).toBeVisible();
  await openMenu();
  await expect(edit).toBeVisible();
  await expect(reset).toBeHidden();
  await signedInAs('ps.admin');
  await peoplePage.open();
  await openMenu();
  await expect(edit).toBeVisible();
  await expect(reset).toBeVisible();
});

test('when the menu of an app is needed, then it is asked for by its code, and by teachers and administrators only', {
  tag: ['@once', '@F10'],
}, async ({ page, signedInAs, desktopPage, peoplePage }) => {
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/base/resource/user/code/tree') asked.push(searchParams.get('code'));
  });
  for (const login of ['p.liu', 's.zhouan']) {
    await signedInAs(login);
    await desktopPage.open();
    await desktopPage.apps.first().click();
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  }
  expect(asked).toEqual([]);
  await signedInAs('ps.admin');
  await desktopPage.open();
  await desktopPage.app(/基础平台/).click();
  await peoplePage.list.waitFor();
  expect(asked).toContain('base');
});

test('when a parent opens the page for teachers, then it is refused', { tag: ['@once', '@F05'] }, async ({
  page,
  signedInAs,
  frame,
  problems,
}) => {
  problems.expect(/status of 403/);
  await signedInAs('p.liu');
  await page.goto('/pages/base/pc_app_tm/index.html');
  await expect(frame.noPermission).toBeVisible();
});

test('when an app is exempt, then its routes open without a menu', { tag: ['@once', '@F07'] }, async ({
  page,
  signedInAs,
  frame,
}) => {
  await signedInAs('t.zhou');
  await page.goto('/pages/base/pc_app_tm/index.html#/guides');
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await expect(frame.unknownApp).toBeHidden();
});

test('when permissions cannot be had, then the user may ask again and is told of no refusal', {
  tag: ['@F04', '@F03'],
}, async ({ page, signedInAs, desktopPage, peoplePage, frame, problems }) => {
  problems.expect(/status of 503/);
  await signedInAs('ps.admin');
  await desktopPage.open();
  await page.route(tree, (route) => route.fulfill({ status: 503, body: '' }));
  await desktopPage
    .app(/人员|平台|People|Platform/)
    .first()
    .click();
  await expect(
    page.getByRole('heading', { name: frame.startWords.text('startup.permissions.title') }),
  ).toBeVisible();
  await page.unroute(tree);
  await page.getByRole('button', { name: frame.startWords.text('startup.permissions.retry') }).click();
  await expect(peoplePage.list).toBeVisible();
});
