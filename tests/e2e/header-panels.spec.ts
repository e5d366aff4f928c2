import type { Locator } from '@playwright/test';
import { expectUncovered } from '../fixtures/covered.ts';
import { expect, test } from '../fixtures/index.ts';
import { ThemePanel } from '../pages/theme-panel.ts';

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not on the page');
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
}

test('when a panel opens from the header, then it hangs under its button and shares an edge with it', {
  tag: '@once',
}, async ({ page, signedInAs, appMenu, frame }) => {
  await signedInAs('t.zhou');
  await page.goto('/account');
  const themes = new ThemePanel(page, 'zh-CN');
  const region = (name: string): Locator =>
    page.getByRole('region', { name: frame.headerWords.text(name), exact: true });
  const panels = [
    [appMenu.more, appMenu.panel],
    [themes.button, themes.panel],
    [frame.languageMenu, region('header.language.label')],
    [frame.userButton, region('header.user.label')],
  ] as const;
  for (const [button, panel] of panels) {
    await button.click();
    await expectUncovered(panel);
    const [above, below] = [await boxOf(button), await boxOf(panel)];
    const apart = Math.min(Math.abs(above.right - below.right), Math.abs(above.left - below.left));
    expect(apart, 'a shared edge').toBeLessThanOrEqual(1);
    expect(below.top - above.bottom).toBeLessThanOrEqual(16);
    expect(below.right).toBeLessThanOrEqual(1366);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
  }
});

test('when the own menu is open, then all its entries begin at one edge, and an avatar stands for the user', {
  tag: '@phone',
}, async ({ page, signedInAs, frame, language }) => {
  await signedInAs('ps.admin');
  await page.goto('/account');
  await frame.userButton.click();
  const panel = page.locator('section', { has: frame.signOutButton });
  await expect(panel.locator('[data-avatar]')).toHaveText(language === 'en' ? 'H' : '何');
  const edges = await panel.locator(':is(a, button):has(> svg)').evaluateAll((all) =>
    all
      // The cross of a sheet stands at its end.
      .filter((each) => each.checkVisibility() && each.textContent && !each.closest('[role=group]'))
      .map((each) => Math.round(each.querySelector('svg')?.getBoundingClientRect().x ?? 0)),
  );
  expect(edges.length).toBeGreaterThan(3);
  expect(new Set(edges).size, edges.join(' ')).toBe(1);
});
