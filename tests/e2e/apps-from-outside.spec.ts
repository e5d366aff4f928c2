import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { readBuiltApp } from '../../shell/published/cli/build/read-built-app.ts';
import { getBuiltApp } from '../fixtures/built-app.ts';
import { expect, test } from '../fixtures/index.ts';
import { openReleaseDesk } from '../fixtures/release-desk.ts';

const bundlers = ['rspack', 'vite'] as const;
const entryLimit = 7000;

const words = {
  'zh-CN': {
    hello: /^你好，周敏/,
    add: '按一下',
    clear: '清零',
    pressed: '按了 1 次。',
    none: '还没有按过。',
  },
  en: {
    hello: /^Hello, /,
    add: 'Press',
    clear: 'Start over',
    pressed: 'Pressed once.',
    none: 'Not pressed yet.',
  },
} as const;

test.describe('apps that were built elsewhere', () => {
  test.use({ ownPortal: 'fresh' });

  test('when they are released, then they run on the shell: its user, its words and its questions', async ({
    page,
    portal,
    language,
    signedInAs,
  }) => {
    for (const bundler of bundlers) await release(portal.url, bundler);
    await signedInAs('t.zhou');
    for (const bundler of bundlers) {
      await page.goto(`/pages/base/pc_outside-${bundler}_all/index.html`);
      await pressAndClear(page, words[language]);
    }
  });
});

for (const bundler of bundlers)
  test(`when the entry of an app built with ${bundler} is measured, then it is small enough for every page`, {
    tag: '@once',
  }, async () => {
    const bytes = await readFile(path.join(await getBuiltApp(bundler), 'remoteEntry.js'));
    expect(brotliCompressSync(bytes).length).toBeLessThanOrEqual(entryLimit);
  });

/** To everybody, the way that every release goes. */
async function release(portal: string, bundler: (typeof bundlers)[number]): Promise<void> {
  const desk = await openReleaseDesk({ portal, code: `outside-${bundler}` });
  await desk.publish(await readBuiltApp(await getBuiltApp(bundler)));
  await desk.point('1.0.0');
  await desk.close();
}

/** Does what the page of the template offers. */
async function pressAndClear(
  page: Page,
  { hello, add, clear, pressed, none }: (typeof words)[keyof typeof words],
): Promise<void> {
  await expect(page.getByText(hello)).toBeVisible();
  await page.getByRole('button', { name: add, exact: true }).click();
  await expect(page.getByText(pressed)).toBeVisible();
  await page.getByRole('button', { name: clear, exact: true }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: clear, exact: true }).click();
  await expect(page.getByText(none)).toBeVisible();
}
