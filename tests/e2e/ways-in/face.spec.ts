import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Locator, Page } from '@playwright/test';
import { checkScreen } from '../../fixtures/check-screen.ts';
import { findBrowserWithCamera } from '../../fixtures/fake-camera.ts';
import { test as base, expect } from '../../fixtures/index.ts';
import { startSurrounded } from '../../fixtures/surroundings.ts';
import { wordsOf } from '../../fixtures/words.ts';
import { FaceWidget } from '../../pages/face-page.ts';
import { WaysIn } from '../../pages/ways-in.ts';

/** The school's recognition service: it sees in every picture whom the test says. */
interface Recogniser {
  readonly pictures: Buffer[];
  sees: string | null;
}

const test = base.extend<
  { face: { button: Locator; window: Locator; widget: FaceWidget } },
  { recogniser: Recogniser }
>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
  recogniser: [async ({}, use) => use({ pictures: [], sees: null }), { scope: 'worker' }],
  // These tests have a worker of their own, as their browser has a camera.
  sharedPortal: [
    async ({ recogniser, surroundings }, use) => {
      const server = createServer(async (request, response) => {
        let text = '';
        for await (const chunk of request) text += String(chunk);
        recogniser.pictures.push(Buffer.from(JSON.parse(text).image, 'base64'));
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ userId: recogniser.sees }));
      });
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      const portal = await startSurrounded(surroundings, { FACE_SERVICE_URL: `http://127.0.0.1:${port}/` });
      await use(portal);
      await portal.stop();
      server.close();
      server.closeAllConnections();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  face: async ({ page, language }, use) => {
    const words = wordsOf('remotes/signin/face', language);
    const window = page.getByRole('dialog', { name: words.text('signin.face.title') });
    const button = new WaysIn(page, language).faceButton;
    await use({ button, window, widget: new FaceWidget(window, language) });
  },
});

const withCamera = findBrowserWithCamera();
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

test.beforeEach(async ({ portal, recogniser }) => {
  recogniser.sees = null;
  recogniser.pictures.length = 0;
  const database = new DatabaseSync(join(portal.dataDir, 'platform.db'));
  database.exec("update unit set face_login = 1 where id = 'U2001'");
  database.close();
  // A page does not wait long for the settings of the unit, and the first answer of a new portal is slow.
  const open = async (): Promise<string> => (await fetch(`${portal.url}/login`)).text();
  await expect.poll(open, { timeout: 20_000 }).toContain('青江实验小学');
});

async function userOf(page: Page): Promise<string | undefined> {
  return (await (await page.request.get('/api/uaa/oauth/me')).json()).data?.userId;
}

test(
  'when the camera is allowed and the face is known, then one press signs in, and before that the page says what went wrong',
  {
    tag: ['@B15', '@phone'],
  },
  async ({ page, context, recogniser, signInPage, face }, info) => {
    await context.grantPermissions(['camera']);
    // The camera shows no face, so that nothing is taken by itself.
    const take = face.widget.button('photograph');
    await signInPage.open(`?redirect_uri=${encodeURIComponent('/desktop/home?from=face')}`);
    await face.button.click();
    await expect(take).toBeEnabled();
    await checkScreen(page, info, 'face-live');
    await take.click();
    await expect(face.widget.problem).toContainText(/没有识别出您|You were not recognised/);
    await checkScreen(page, info, 'face-refused');
    expect(await userOf(page)).toBeUndefined();

    recogniser.sees = '2001';
    await face.widget.retry.click();
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
  async ({ page, recogniser, signInPage, face }, info) => {
    await signInPage.open();
    await face.button.click();
    await expect(face.widget.problem).toContainText(face.widget.words.text('kit.face.denied'));
    await checkScreen(page, info, 'face-denied');
    await page.keyboard.press('Escape');
    await expect(face.window).toBeHidden();
    await expect(face.button).toBeFocused();
    expect(recogniser.pictures).toEqual([]);
  },
);
