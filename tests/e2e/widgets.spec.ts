import type { Page } from '@playwright/test';
import { findViolations } from '../fixtures/axe.ts';
import { checkScreen } from '../fixtures/check-screen.ts';
import { expect, test } from '../fixtures/index.ts';
import { wordsOf } from '../fixtures/words.ts';

interface Printed {
  title: string;
  text: string;
  cells: number;
  font: string;
  plots: number;
  /** Between the content of the frame and its print, ms. */
  frames: number;
}

/** Notes what each frame would have printed; browsers without a screen print nothing. */
async function watchPrints(page: Page): Promise<() => Promise<Printed[]>> {
  await page.addInitScript(() => {
    const top = window.top ?? window;
    const prints: unknown[] = (Reflect.get(top, 'prints') as unknown[]) ?? [];
    Reflect.set(top, 'prints', prints);
    window.print = () => {
      prints.push({
        title: document.title,
        text: document.body.textContent,
        cells: document.querySelectorAll('td').length,
        font: getComputedStyle(document.body).fontFamily,
        plots: document.querySelectorAll('svg .recharts-line-curve').length,
        frames: top.frames.length,
      });
      dispatchEvent(new Event('afterprint'));
    };
  });
  return () => page.evaluate(() => Reflect.get(window, 'prints') as Printed[]);
}

test(
  'when an administrator looks at the use of apps, then charts, tables and prints say the same',
  {
    tag: ['@P05', '@P06', '@P07'],
  },
  async ({ page, signedInAs, language }, info) => {
    const words = wordsOf('remotes/licences', language);
    const charts = wordsOf('shell/kit/charts', language);
    const printing = wordsOf('shell/kit/printing', language);
    const printed = await watchPrints(page);
    await signedInAs('ps.admin');
    await page.goto('/licences#/use');
    const figure = page.getByRole('figure', { name: words.text('licences.use.byService') });
    await expect(figure.locator('.recharts-line-curve').first()).toBeVisible();
    await expect(figure.getByRole('table')).toBeAttached();
    const bars = page.getByRole('figure', { name: words.text('licences.use.byApp') });
    // Other journeys may have opened more apps than the demo.
    await expect(bars.locator('.recharts-bar-rectangle').nth(4)).toBeVisible();
    await expect(bars.locator('tbody tr')).toHaveCount(await bars.locator('.recharts-bar-rectangle').count());
    expect(await findViolations(page)).toEqual([]);
    await checkScreen(page, info, 'use-of-apps');

    // By keyboard the figures are read one after the other.
    await figure.locator('.recharts-wrapper > svg').focus();
    await page.keyboard.press('ArrowRight');
    await expect(figure.locator('.recharts-tooltip-wrapper')).toBeVisible();

    await figure.getByRole('button', { name: printing.text('kit.print.label') }).click();
    await expect.poll(async () => (await printed()).length).toBe(1);
    const [chart] = await printed();
    expect(chart).toMatchObject({ title: words.text('licences.use.byService'), frames: 1 });
    expect(chart?.plots).toBeGreaterThan(1);
    const pageFont = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
    expect(chart?.font).toBe(pageFont);
    await expect(page.locator('iframe')).toHaveCount(0);

    await figure.getByRole('button', { name: charts.text('kit.charts.asTable') }).click();
    await expect(figure.getByRole('table')).toBeVisible();
    await expect(figure.getByRole('row')).toHaveCount(13);
    await expect(figure.locator('.recharts-wrapper')).toHaveCount(0);

    // A list is printed with all its rows.
    await page.getByRole('tab', { name: words.text('licences.tab.list'), exact: true }).click();
    await page.getByRole('button', { name: printing.text('kit.print.label') }).click();
    await expect.poll(async () => (await printed()).length).toBe(2);
    const [, list] = await printed();
    expect(list?.title).toBe(words.text('licences.page.title'));
    expect(list?.cells).toBe(4 * 6);
    expect(list?.text).toContain(words.text('licences.column.seats'));
    await expect(page.locator('iframe')).toHaveCount(0);
  },
);

test(
  'when somebody tries the widgets, then windows, running text and lists do as they are told',
  {
    tag: ['@P01', '@P02', '@P06', '@P07', '@P08'],
  },
  async ({ page, signedInAs, language }, info) => {
    const words = wordsOf('remotes/gallery', language);
    const printed = await watchPrints(page);
    await signedInAs('ps.admin');
    await page.goto('/gallery#/kit/ChartView');
    await expect(page.locator('.recharts-pie-sector')).toHaveCount(5);
    expect(await findViolations(page)).toEqual([]);
    await checkScreen(page, info, 'widget-chart');

    await page.goto('/gallery#/kit/Marquee');
    // The line runs by 2 px every 83 ms, until somebody points at it.
    const track = page.locator('[data-part=marquee-track]');
    const running = () =>
      track.evaluate((element) =>
        element.getAnimations().map(({ playState, effect }) => {
          const { duration } = effect?.getComputedTiming() ?? {};
          const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
          const px = Number.parseInt(String(frames.at(-1)?.translate), 10);
          return { playState, msOfStep: (Number(duration) / Math.abs(px)) * 2 };
        }),
      );
    await expect.poll(running).toEqual([{ playState: 'running', msOfStep: 83 }]);
    await track.hover();
    await expect.poll(running).toEqual([{ playState: 'paused', msOfStep: 83 }]);
    await page.mouse.move(0, 0);
    await expect.poll(running).toMatchObject([{ playState: 'running' }]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(running).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'no-preference' });

    await page.goto('/gallery#/kit/ScrollContainer');
    const lines = page.getByRole('group', { name: words.text('gallery.container.title') });
    const scrolled = () => lines.evaluate((element) => element.scrollTop);
    await lines.focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(scrolled).toBe(15);
    await lines.hover();
    await page.mouse.wheel(0, 120);
    await expect.poll(scrolled).toBe(30);
    await page.keyboard.press('ArrowUp');
    await expect.poll(scrolled).toBe(15);

    // The list grows when 10 px are left, and not before.
    await page.goto('/gallery#/kit/LoadMore');
    const list = page.getByRole('group', { name: words.text('gallery.list.title') });
    await list.evaluate((element) => {
      const end = element.querySelector<HTMLElement>('[data-part=list-end]');
      const top = (end?.getBoundingClientRect().top ?? 0) - element.getBoundingClientRect().top;
      element.scrollTop += top - element.clientHeight - 12;
    });
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await expect(list.getByRole('listitem')).toHaveCount(30);
    await list.evaluate((element) => {
      element.scrollTop += 4;
    });
    await expect(list.getByRole('listitem')).toHaveCount(60);

    await page.goto('/gallery#/kit/PrintButton');
    await page
      .getByRole('button', { name: wordsOf('shell/kit/printing', language).text('kit.print.label') })
      .first()
      .click();
    await expect.poll(async () => (await printed()).at(-1)?.title).toBe(words.text('gallery.sample.title'));
    await expect(page.locator('iframe')).toHaveCount(0);
  },
);

test('when a window is opened by each of its props, then it stands where and closes how they say', {
  tag: ['@once', '@P01', '@P02', '@P08'],
}, async ({ page, signedInAs }) => {
  const words = wordsOf('remotes/gallery', 'zh-CN');
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  await signedInAs('ps.admin');
  await page.goto('/gallery#/kit/DraggableDialog');
  const open = page.getByRole('button', { name: words.text('gallery.window.open') });
  const dialog = page.getByRole('dialog', { name: words.text('gallery.window.name') });
  const boxOf = async () => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await dialog.boundingBox()) ?? {};
    return [x, y, size.width - x - width, size.height - y - height].map(Math.round);
  };
  const edge = 8;
  const widthOf = async () => Math.round((await dialog.boundingBox())?.width ?? 0);
  const places: [string, (string | number)[]][] = [
    ['middle', ['=', 115, '=', '?']],
    ['left', [8, 115, '?', '?']],
    ['right', ['?', 115, 8, '?']],
    ['top', ['=', 8, '=', '?']],
    ['bottom', ['=', '?', '=', 8]],
    ['tr', ['?', 8, 8, '?']],
    ['four', [40, 120, '?', '?']],
  ];
  for (const [position, expected] of places) {
    await page.getByLabel(words.text('gallery.window.position')).selectOption(position);
    await open.click();
    await expect(dialog).toHaveCSS('animation-duration', '0.2s');
    await expect.poll(widthOf).toBe(Math.round(size.width * 0.6));
    await expect
      .poll(async () => {
        const box = await boxOf();
        const [left, , right] = box;
        return box.map((px, side) => {
          if (expected[side] === '?') return '?';
          // Beside the scroll bar of the page, where there is one.
          if (expected[side] === edge && px > edge && px <= edge + 16) return edge;
          return expected[side] === '=' && left === right ? '=' : px;
        });
      })
      .toEqual(expected);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }

  await page.getByLabel(words.text('gallery.window.position')).selectOption('middle');
  for (const [choice, share] of [
    ['large', 0.9],
    ['full', 1],
  ] as const) {
    await page.getByLabel(words.text('gallery.window.size')).selectOption(choice);
    await open.click();
    await expect.poll(widthOf).toBe(Math.round(size.width * share));
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  await page.getByLabel(words.text('gallery.window.size')).selectOption('small');

  // A click beside it closes only what allows it; its owner may be asked first.
  await open.click();
  await page.mouse.click(4, size.height - 4);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByLabel(words.text('gallery.window.outside')).check();
  await page.getByLabel(words.text('gallery.window.ask')).check();
  await open.click();
  await expect(page.locator('body')).toHaveCSS('overflow-y', 'hidden');
  await page.mouse.click(4, size.height - 4);
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(words.text('gallery.window.question'));
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: words.text('gallery.window.discard') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('body')).not.toHaveCSS('overflow-y', 'hidden');
});
