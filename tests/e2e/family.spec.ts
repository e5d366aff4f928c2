import type { Page, Request } from '@playwright/test';
import { checkScreen } from '../fixtures/check-screen.ts';
import { holdBack } from '../fixtures/hold-back.ts';
import { expect, test } from '../fixtures/index.ts';

const switchCall = '**/api/uaa/social/switch/login*';
const allChildren = '**/find_all_student_by_parent_id?*';
const chooseCall = '**/set/parentChildren?*';

function isNarrow(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 1280;
}

/** Runs in the page: how long its calls may take, in milliseconds. */
function noteTimeouts(): void {
  const timeouts: number[] = [];
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (milliseconds) => {
    timeouts.push(milliseconds);
    return timeout(milliseconds);
  };
  Object.assign(globalThis, { timeouts });
}

/** A call says device and app, and carries the session (D01). */
async function checkWrapped(request: Request, said: { device: string; app: string }): Promise<void> {
  const headers = await request.allHeaders();
  expect(JSON.parse(headers['sy-headers'] ?? '')).toEqual(said);
  expect(headers.cookie).toMatch(/sid=/);
}

test(
  'when a parent of two opens the portal, then she is asked once which child, and may switch',
  {
    tag: ['@core', '@L04', '@L05', '@L06', '@G06', '@C02', '@D01', '@D02', '@D03', '@phone'],
  },
  async ({ page, signedInAs, desktopPage, familyPage, frame }, info) => {
    await page.addInitScript(noteTimeouts);
    await signedInAs('p.wang');
    await desktopPage.open();
    await expect(familyPage.childDialog).toBeVisible();
    await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'timeouts'))).toContain(1_200_000);
    await expect(familyPage.child('王一')).toContainText('五年级');
    await expect(familyPage.child('王二')).toContainText('(1)班');
    const current = familyPage.childDialog.locator('[aria-current=true]');
    await expect(current).toHaveCount(1);
    await expect(current.getByRole('button')).toBeDisabled();
    const [other, otherId] = (await current.textContent())?.includes('王一')
      ? ['王二', '1005']
      : ['王一', '1004'];
    // It came by itself: a key that was meant for the page chooses no other child.
    await expect(familyPage.childDialog.getByRole('button').first()).toBeFocused();
    await checkScreen(page, info, 'choose-child');
    await page.keyboard.press('Escape');
    await expect(familyPage.childDialog).toBeHidden();

    const secondTab = await page.context().newPage();
    await secondTab.goto('/desktop/home');
    await expect(secondTab.getByRole('main').getByRole('region').getByRole('link').first()).toBeVisible();
    await expect(secondTab.getByRole('dialog')).toHaveCount(0);
    await secondTab.close();

    await page.reload();
    if (isNarrow(page)) {
      await frame.userButton.click();
      await familyPage.switchEntry.click();
    } else await familyPage.switchButton.click();
    await expect(familyPage.enterButton(other)).toBeFocused();
    const loaded = page.waitForEvent('load');
    const chosen = page.waitForRequest(chooseCall);
    const asked = page.waitForRequest(allChildren);
    await familyPage.enterButton(other).click();
    await checkWrapped(await chosen, { device: isNarrow(page) ? 'h5' : 'pc', app: '/desktop/home' });
    expect((await chosen).headers()['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    expect(Object.fromEntries(new URLSearchParams((await chosen).postData() ?? ''))).toMatchObject({
      id: otherId,
      realName: other,
      gradeName: '五年级',
      className: '(1)班',
    });
    await checkWrapped(await asked, { device: isNarrow(page) ? 'h5' : 'pc', app: '/desktop/home' });
    expect(Object.fromEntries(new URL((await asked).url()).searchParams)).toEqual({
      parentId: '3002',
      _t: expect.stringMatching(/^\d{13}$/),
    });
    await loaded;
    await frame.userButton.click();
    await expect(page.getByText(new RegExp(`${other}$`))).toBeVisible();
    // The dialog would open on what this session keeps, a moment after the children are there.
    expect(await page.evaluate(() => sessionStorage.getItem('portal-child:3002'))).toBe(otherId);
    await expect(familyPage.childDialog).toBeHidden();
  },
);

test('when the choice cannot be saved, then the dialog says so and the child stays', {
  tag: ['@once', '@L06'],
}, async ({ page, signedInAs, desktopPage, familyPage, problems }) => {
  problems.expect(/status of 503/);
  await signedInAs('p.zhou');
  await page.route('**/set/parentChildren*', (route) => route.fulfill({ status: 503, body: '' }));
  await desktopPage.open();
  await familyPage.enterButton('周安').click();
  await expect(familyPage.childDialog.getByRole('alert')).toBeVisible();
  await expect(familyPage.child('周乐').getByRole('button')).toBeDisabled();
  await expect(familyPage.enterButton('周安')).toBeEnabled();
});

test('when a parent has one child, then nobody asks and there is nothing to switch', {
  tag: ['@once', '@L05', '@G06'],
}, async ({ page, signedInAs, desktopPage, familyPage, frame }) => {
  await signedInAs('p.liu');
  await desktopPage.open();
  await frame.userButton.click();
  await expect(page.getByText(/周安$/)).toBeVisible();
  await expect(familyPage.childDialog).toBeHidden();
  await expect(familyPage.switchButton).toHaveCount(0);
});

test('when a teacher is a parent too, then she switches where the app is for both, and back', {
  tag: ['@L01', '@L02', '@L03'],
}, async ({ page, signedInAs, desktopPage, familyPage, frame }) => {
  await signedInAs('t.zhou');
  await desktopPage.open();
  const open = async (): Promise<void> => {
    if (isNarrow(page)) await frame.userButton.click();
    else await familyPage.identityButton.click();
    await expect(familyPage.identity('teacher')).toBeVisible();
  };
  await open();
  await expect(familyPage.identity('teacher')).toHaveAttribute('aria-pressed', 'true');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('switch/login')) calls.push(request.url());
  });
  await familyPage.identity('teacher').click();
  expect(calls).toEqual([]);
  const switched = page.waitForResponse(switchCall);
  await familyPage.identity('parent').click();
  await switched;
  await expect(familyPage.childDialog).toBeVisible();
  await page.keyboard.press('Escape');
  await open();
  await expect(familyPage.identity('parent')).toHaveAttribute('aria-pressed', 'true');
  // The switch loads the page anew.
  const loaded = page.waitForEvent('load');
  await familyPage.identity('teacher').click();
  await loaded;
  await open();
  await expect(familyPage.identity('teacher')).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/account');
  await frame.userButton.click();
  await expect(
    page.getByRole('region').filter({ has: frame.signOutButton }).getByText('t.zhou'),
  ).toBeVisible();
  await expect(familyPage.identity('parent')).toHaveCount(0);
  // An app for both: it is not opened in the demo, the header is there all the same.
  await page.goto('/pages/base/pc_survey_tm/index.html');
  await open();
  await familyPage.identity('parent').click();
  await expect(page).toHaveURL(/pc_survey_spm/);
});

test('when another call notices the switch while the next page is on its way, then the user gets there all the same', {
  tag: ['@once', '@L02'],
}, async ({ page, signedInAs, familyPage }) => {
  await signedInAs('t.zhou');
  const letAsk = await holdBack(page, /app_request/);
  const asking = page.waitForRequest(/app_request/);
  await page.goto('/pages/base/pc_survey_tm/index.html');
  await asking;
  const goOn = await holdBack(page, /pc_survey_spm/);
  await familyPage.identityButton.click();
  const asked = page.waitForRequest(/pc_survey_spm/);
  // The press is done once the page that it leads to has come.
  const pressed = familyPage.identity('parent').click();
  await asked;
  const askedAgain = page.waitForRequest(/pc_survey_spm|\/desktop\/home/);
  await letAsk();
  await askedAgain;
  await goOn();
  await pressed;
  await expect(familyPage.childDialog).toBeVisible();
  await expect(page).toHaveURL(/pc_survey_spm/);
});

test(
  'when a parent looks at all her children, then each has its school and what waits, and apps open for it',
  {
    tag: ['@L06', '@L04', '@F11', '@phone', '@help-picture'],
  },
  async ({ page, signedInAs, desktopPage, familyPage, language }, info) => {
    await signedInAs('p.zhou');
    await desktopPage.open();
    await expect(familyPage.childDialog).toBeVisible();
    await page.keyboard.press('Escape');
    await checkScreen(page, info, 'desktop-parent');
    await page.getByRole('link', { name: desktopPage.words.text('desktop.children.all') }).click();
    await expect(familyPage.card('周乐')).toContainText('三年级 (2)班');
    await expect(familyPage.card('周安')).toContainText(
      language === 'en' ? 'Qingjiang No.1 Middle School' : '青江第一中学',
    );
    await expect(familyPage.card('周乐').getByRole('link', { name: /7/ })).toBeVisible();
    await checkScreen(page, info, 'family');
    await familyPage.chooseButton('周安').click();
    await expect(familyPage.card('周安')).toContainText(familyPage.remoteWords.text('family.card.current'));
    const other = familyPage
      .card('周乐')
      .getByRole('button', { name: language === 'en' ? /Homework/ : /作业/ });
    const saved = page.waitForRequest((request) =>
      request.url().includes('/set/parentChildren?parentId=3001'),
    );
    await other.click();
    expect((await saved).postData()).toContain('id=1001');
    await expect(page).toHaveURL(/pc_hw_spm/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(language === 'en' ? 'Homework' : '作业');
  },
);
