import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readXlsx } from 'hucre/xlsx';
import { checkAccessibility, checkScreen } from '../fixtures/check-screen.ts';
import { expect, test } from '../fixtures/index.ts';
import { findSampleService } from '../fixtures/sample-service.ts';
import { wordsOf } from '../fixtures/words.ts';
import { LeavePage, TimetablePage } from '../pages/sample-pages.ts';

const pupil = '周乐 Zhou Le';

test(
  'when a teacher opens the timetable, then she sees her week and those of classes',
  {
    tag: ['@core', '@G09', '@two-ways', '@phone'],
  },
  async ({ page, signedInAs, desktopPage, language }, info) => {
    const timetable = new TimetablePage(page, language);
    await signedInAs('t.zhou');
    await desktopPage.open();
    await desktopPage.app(language === 'en' ? /^Timetable/ : /^课表/).click();
    await expect(timetable.heading).toHaveText(timetable.words.text('timetable.page.title'));
    await expect(timetable.tab('timetable.tab.teacher')).toHaveAttribute('aria-selected', 'true');
    await expect(timetable.field('timetable.choose.teacher')).toHaveValue('2001');
    await timetable.showDay(2);
    const subject = language === 'en' ? 'Chinese' : '语文';
    await expect(shown(page, subject)).not.toHaveCount(0);
    await expect(shown(page, '三年级(2)班')).not.toHaveCount(0);
    await checkScreen(page, info, 'sample-timetable');

    await timetable.tab('timetable.tab.class').click();
    await expect(page).toHaveURL(/#\/class/);
    // Hers comes first.
    await expect(timetable.field('timetable.choose.class').locator('option:checked')).toHaveText(
      '三年级(2)班',
    );
    await timetable.showDay(2);
    await expect(shown(page, '吴刚 Wu Gang')).not.toHaveCount(0);
    await timetable.field('timetable.choose.class').selectOption({ label: '五年级(1)班' });
    await expect(page).toHaveURL(/[?&]of=class-U2001/);
    await checkAccessibility(page, 'sample-timetable-class');
    await page.reload();
    await expect(timetable.field('timetable.choose.class').locator('option:checked')).toHaveText(
      '五年级(1)班',
    );
  },
);

/** In the table or the list; the other one is hidden. */
function shown(page: Page, text: string) {
  return page.getByRole('main').locator('td, li').filter({ hasText: text, visible: true });
}

test.describe('the column of the day', () => {
  test.use({ viewport: { width: 1366, height: 768 } });

  test('when a school day begins, then the desktop says which lessons come next', {
    tag: ['@G08'],
  }, async ({ page, signedInAs, desktopPage, language }) => {
    const words = wordsOf('samples/timetable/src', language);
    await signedInAs('t.zhou');
    const { lessons, periods } = await readTuesday(page);
    await page.route('**/api/x/tt/today?**', (route) =>
      route.fulfill({
        json: { status: 200, message: 'OK', data: { weekday: 2, time: '07:30', periods, lessons } },
      }),
    );
    await desktopPage.open();
    const card = desktopPage.todayCard(language === 'en' ? 'Lessons today' : '今天的课');
    await expect(card.getByRole('listitem')).toHaveCount(Math.min(3, lessons.length));
    const first = card.getByRole('listitem').first();
    await expect(first).toContainText('三年级(2)班');
    await expect(first).toContainText(words.text('timetable.today.next'));
    await checkAccessibility(page, 'sample-today');
    // What the service itself says of this moment.
    await page.unroute('**/api/x/tt/today?**');
    await page.reload();
    await expect(card).toBeVisible();
    await expect(card.getByRole('button')).toHaveCount(0);
    await card.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/pages\/edu\/pc_tt_all\//);
  });
});

/** Whatever day it is, the lessons are those of a Tuesday. */
async function readTuesday(page: Page) {
  const read = async (path: string) => (await (await page.request.get(`/api/x/tt/${path}`)).json()).data;
  const { periods } = await read('options');
  const week: { weekday: number }[] = await read('week?teacher=2001');
  return { periods, lessons: week.filter(({ weekday }) => weekday === 2) };
}

test.describe('what changes something', () => {
  test.use({ ownPortal: true, ownSamples: true });

  test(
    'when an administrator imports lines, then wrong ones are named and right ones stand in the week',
    {
      tag: ['@once'],
    },
    async ({ page, signedInAs, language }, info) => {
      const timetable = new TimetablePage(page, language);
      const dialog = timetable.importDialog;
      await signedInAs('ps.admin');
      await timetable.open('#/class');
      await timetable.button('timetable.import.open').click();
      await timetable.button('timetable.import.check', dialog).click();
      await expect(dialog).toContainText(timetable.words.text('timetable.import.empty'));
      const line = ['三年级(2)班', '1', '1', '书法', '2001', '101'];
      await timetable
        .field('timetable.import.label', dialog)
        .fill([line, line.with(0, '九年级(9)班')].map((cells) => cells.join('\t')).join('\n'));
      await timetable.button('timetable.import.save', dialog).click();
      await expect(dialog).toContainText(timetable.words.text('timetable.problem.class'));
      await checkScreen(page, info, 'sample-timetable-import');
      await timetable.field('timetable.import.label', dialog).fill(line.join('\t'));
      await timetable.button('timetable.import.save', dialog).click();
      await expect(dialog).toBeHidden();
      await timetable.field('timetable.choose.class').selectOption({ label: '三年级(2)班' });
      await expect(shown(page, '书法')).toHaveCount(1);
      await expect(shown(page, '数学')).toHaveCount(0);
    },
  );

  test(
    'when a parent asks for leave, then the head teacher decides, and the parent reads what she decided',
    { tag: '@phone' },
    async ({ page, signedInAs, familyPage, language }, info) => {
      const leave = new LeavePage(page, language);
      const reason = '参加科技竞赛';
      await signedInAs('p.zhou');
      // The portal asks a parent of two which child she means, whenever a page is loaded.
      await page.addLocatorHandler(familyPage.childDialog, () => page.keyboard.press('Escape'));
      await leave.open();
      await leave.button('leave.ask.open').click();
      await leave.button('leave.ask.send', leave.askDialog).click();
      await expect(leave.askDialog).toContainText(leave.words.text('leave.problem.from'));
      await leave.askDialog.getByLabel(leave.words.text('leave.ask.from')).fill('2027-03-01');
      await leave.askDialog.getByLabel(leave.words.text('leave.ask.to')).fill('2027-03-02');
      await leave.field('leave.ask.kind', leave.askDialog).selectOption('personal');
      await leave.askDialog.getByLabel(leave.words.text('leave.ask.reason')).fill(reason);
      await checkScreen(page, info, 'sample-leave-ask');
      await leave.button('leave.ask.send', leave.askDialog).click();
      await expect(leave.askDialog).toBeHidden();
      await expect(leave.request(reason)).toContainText(leave.words.text('leave.state.asked'));

      await signedInAs('t.zhou');
      const todo = language === 'en' ? `Leave of ${pupil} to decide` : `${pupil}请假待审批`;
      await expect(async () => {
        await page.goto('/messages#/todos');
        await expect(page.getByRole('main').getByText(todo)).toBeVisible({ timeout: 5_000 });
      }).toPass();
      await leave.open('#/list?view=decide');
      await expect(leave.request(reason)).toBeVisible();
      await checkScreen(page, info, 'sample-leave-decide');
      await leave.action(reason, 'leave.list.approve').click();
      await expect(leave.request(reason)).toHaveCount(0);

      await signedInAs('p.zhou');
      await leave.open();
      await expect(leave.request(reason)).toContainText(leave.words.text('leave.state.approved'));
      const message = language === 'en' ? `Leave approved: ${pupil}` : `请假已批准：${pupil}`;
      await expect(async () => {
        await page.goto('/messages');
        await expect(page.getByRole('main').getByText(message)).toBeVisible({ timeout: 5_000 });
      }).toPass();
      await leave.open('#/calendar?month=2027-03');
      await expect(page.getByRole('main').getByText(pupil).filter({ visible: true })).toHaveCount(2);
      await checkAccessibility(page, 'sample-leave-calendar');
    },
  );

  test('when the service of an app is away, then its page says so, and the rest of the portal works', async ({
    page,
    portal,
    signedInAs,
    problems,
    desktopPage,
    language,
  }) => {
    problems.expect(/status of 50[234]/);
    const timetable = new TimetablePage(page, language);
    const leave = new LeavePage(page, language);
    await signedInAs('t.wu');
    const service = findSampleService(portal, 'timetable');
    // It hangs: its calls come to their time limit.
    process.kill(service, 'SIGSTOP');
    await timetable.open();
    const retry = page
      .getByRole('main')
      .getByRole('button', { name: language === 'en' ? 'Try again' : '重试' });
    await expect(retry).toBeVisible();
    await expect(page.getByRole('main')).toContainText(language === 'en' ? 'Timetable' : '课表');
    await checkAccessibility(page, 'sample-away');
    await leave.open();
    await expect(leave.tab('leave.tab.calendar')).toBeVisible();
    await desktopPage.open();
    // It dies: another one takes its place at the same address.
    process.kill(service, 'SIGKILL');
    await expect.poll(() => findSampleService(portal, 'timetable')).not.toBe(service);
    await timetable.open();
    await expect(async () => {
      if (await retry.isVisible()) await retry.click();
      await expect(timetable.tab('timetable.tab.class')).toBeVisible({ timeout: 2_000 });
    }).toPass();
  });
});

test('when a head teacher exports requests, then the file has what the list shows', { tag: '@N09' }, async ({
  page,
  signedInAs,
  language,
}) => {
  const leave = new LeavePage(page, language);
  const label = wordsOf('shell/kit/export', language).text('kit.export.label');
  await signedInAs('t.zhou');
  await leave.open();
  await leave.field('leave.list.state').selectOption('');
  await expect(leave.request('外出旅行')).toContainText(leave.words.text('leave.state.declined'));
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: label, exact: true }).click();
  const file = await downloading;
  const { sheets } = await readXlsx(new Uint8Array(await readFile(await file.path())));
  const [head, ...rows] = sheets[0]?.rows ?? [];
  expect(head?.[0]).toBe(leave.words.text('leave.ask.pupil'));
  expect(rows.map((row) => row[4])).toContain('外出旅行');
});
