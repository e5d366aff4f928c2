import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Locator, Page } from '@playwright/test';
import { checkScreen } from '../../fixtures/check-screen.ts';
import { test as base, expect } from '../../fixtures/index.ts';
import { wordsOf } from '../../fixtures/words.ts';
import { WaysIn } from '../../pages/ways-in.ts';
import { findProgram } from '../../processes/find-program.ts';

/** The school's recognition service: it sees in every picture whom the test says. */
interface Recogniser {
  readonly pictures: Buffer[];
  sees: string | null;
}

const test = base.extend<{ recogniser: Recogniser; face: { button: Locator; window: Locator } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
  recogniser: async ({}, use) => use({ pictures: [], sees: null }),
  ownPortal: true,
  ownEnvironment: async ({ recogniser }, use) => {
    const server = createServer(async (request, response) => {
      let text = '';
      for await (const chunk of request) text += String(chunk);
      recogniser.pictures.push(Buffer.from(JSON.parse(text).image, 'base64'));
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ userId: recogniser.sees }));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    await use({ FACE_SERVICE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` });
    server.close();
    server.closeAllConnections();
  },
  face: async ({ page, language }, use) => {
    const words = wordsOf('remotes/signin/pages/face', language);
    await use({
      button: new WaysIn(page, language).faceButton,
      window: page.getByRole('dialog', { name: words.text('signin.face.title') }),
    });
  },
});

const withCamera = findProgram('chromium') ?? findProgram('google-chrome');
// biome-ignore lint/suspicious/noSkippedTests: a browser that is not installed; counts as a failure where all is required
test.skip(withCamera === undefined, 'no browser with a camera is installed');

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      // The headless shell has no cameras.
      ...(withCamera ? { executablePath: withCamera } : {}),
      // A camera that shows a test picture. Whether a page may use it is the context's permission.
      args: [...(launchOptions.args ?? []), '--use-fake-device-for-media-stream'],
    }),
});

test.beforeEach(async ({ portal }) => {
  const database = new DatabaseSync(join(portal.dataDir, 'platform.db'));
  database.exec("update unit set face_login = 1 where id = 'U2001'");
  database.close();
  // A page does not wait long for what the unit has set, and the first answer of a new portal takes its time.
  const open = async (): Promise<string> => (await fetch(`${portal.url}/login`)).text();
  await expect.poll(open, { timeout: 20_000 }).toContain('青江实验小学');
});

const userOf = async (page: Page): Promise<string | undefined> =>
  (await (await page.request.get('/api/uaa/oauth/me')).json()).data?.userId;

test(
  'when the camera is allowed and the face is known, then one press signs in, and before that the page says what went wrong',
  {
    tag: ['@B15'],
  },
  async ({ page, context, language, recogniser, signInPage, face }, info) => {
    await context.grantPermissions(['camera']);
    const words = wordsOf('remotes/signin/pages/face', language);
    const take = face.window.getByRole('button', { name: words.text('signin.face.take') });
    await signInPage.open(`?redirect_uri=${encodeURIComponent('/desktop/home?from=face')}`);
    await face.button.click();
    await expect(take).toBeEnabled();
    await checkScreen(page, info, 'face-live');
    await take.click();
    await expect(face.window.getByRole('alert')).toHaveText(/没有识别出您|You were not recognised/);
    await checkScreen(page, info, 'face-refused');
    expect(await userOf(page)).toBeUndefined();

    recogniser.sees = '2001';
    await face.window.getByRole('button', { name: words.text('signin.face.retry') }).click();
    await expect(take).toBeEnabled();
    await take.click();
    await expect(page).toHaveURL('/desktop/home?from=face');
    expect(await userOf(page)).toBe('2001');
    // What was sent are pictures: JPEGs, of what the camera showed.
    expect(recogniser.pictures).toHaveLength(2);
    for (const picture of recogniser.pictures) {
      expect(picture.subarray(0, 3).toString('hex')).toBe('ffd8ff');
      expect(picture.length).toBeGreaterThan(2_000);
    }
  },
);

test(
  'when the camera is refused, then the window says so, and leads back to the form',
  {
    tag: ['@B15', '@once'],
  },
  async ({ page, language, recogniser, signInPage, face }, info) => {
    const words = wordsOf('remotes/signin/pages/face', language);
    await signInPage.open();
    await face.button.click();
    await expect(face.window.getByRole('alert')).toHaveText(words.text('signin.face.denied'));
    await checkScreen(page, info, 'face-denied');
    await page.keyboard.press('Escape');
    await expect(face.window).toBeHidden();
    await expect(face.button).toBeFocused();
    expect(recogniser.pictures).toEqual([]);
  },
);
