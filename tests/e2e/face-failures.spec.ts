import type { Page } from '@playwright/test';
import { faceCheck } from '#shared/contracts';
import { photograph } from '../../platform/face/testing/people.ts';
import { checkScreen } from '../fixtures/check-screen.ts';
import { expect, test } from '../fixtures/face-test.ts';
import { findBrowserWithCamera } from '../fixtures/fake-camera.ts';
import type { FaceWidget } from '../pages/face-page.ts';

// biome-ignore lint/suspicious/noSkippedTests: a browser that is not installed; counts as a failure where all is required
test.skip(findBrowserWithCamera() === undefined, 'no browser with a camera is installed');

test.beforeEach(async ({ signedInAs, school }) => {
  await school.consent('t.wu', '2002', true);
  await signedInAs('t.wu');
});

/** The browser answers every wish for a camera with this error. */
function failCamera(page: Page, name: string): Promise<void> {
  return page.evaluate((error) => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('by the test', error));
  }, name);
}

async function expectProblem(widget: FaceWidget, id: string): Promise<void> {
  await expect(widget.problem).toContainText(widget.words.text(`kit.face.${id}`));
}

test(
  'when there is no camera, or the page may not ask for one, then that is said, and a photo can be uploaded',
  {
    tag: ['@O06', '@O07'],
  },
  async ({ page, facePage }, info) => {
    const { enrolling } = facePage;
    await facePage.open();
    await failCamera(page, 'NotFoundError');
    await enrolling.button('open').click();
    await expectProblem(enrolling, 'none');
    await checkScreen(page, info, 'face-no-camera');

    await page.evaluate(() => Object.defineProperty(window, 'isSecureContext', { value: false }));
    await enrolling.retry.click();
    await expectProblem(enrolling, 'insecure');
    await expect(enrolling.retry).toBeHidden();
    await checkScreen(page, info, 'face-insecure');
    const label = enrolling.words.text('kit.face.upload');
    await page
      .locator(`input[type=file][aria-label="${label}"]`)
      .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await photograph('bela') });
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await page
      .getByRole('dialog', { name: enrolling.words.text('kit.face.uploadTitle') })
      .getByRole('button', { name: enrolling.words.text('kit.face.uploadUse'), exact: true })
      .click();
    await expect(enrolling.picture('takenPicture')).toBeVisible();
    await enrolling.button('save').click();
    await expect(enrolling.picture('savedPicture')).toBeVisible();
    // No copy that is not sealed stays in the file store.
    expect(sent.filter((url) => url.includes('/api/storage/upload/'))).toEqual([]);
    expect(sent.filter((url) => url.endsWith(faceCheck.path))).toHaveLength(1);
  },
);

test(
  'when the camera is refused, in use or pulled out, then each is said, and a press tries again',
  {
    tag: ['@O05', '@O07', '@once'],
  },
  async ({ page, context, facePage, camera }, info) => {
    const { enrolling } = facePage;
    await camera.show({ person: 'carl' });
    await context.clearPermissions();
    await facePage.open();
    await enrolling.button('open').click();
    await expectProblem(enrolling, 'denied');
    await checkScreen(page, info, 'face-blocked');

    await context.grantPermissions(['camera']);
    await enrolling.retry.click();
    await expect(enrolling.hint('hint.hold')).toBeVisible();
    await enrolling.video.evaluate((video: HTMLVideoElement) => {
      const [track] = (video.srcObject as MediaStream).getVideoTracks();
      track?.stop();
      track?.dispatchEvent(new Event('ended'));
    });
    await expectProblem(enrolling, 'lost');
    await checkScreen(page, info, 'face-unplugged');

    await failCamera(page, 'NotReadableError');
    await enrolling.retry.click();
    await expectProblem(enrolling, 'busy');
  },
);

test(
  'when nothing can look for faces, then the user takes the photo, or uploads one',
  {
    tag: ['@O04', '@O06', '@once'],
  },
  async ({ page, facePage, problems, camera }, info) => {
    const { enrolling } = facePage;
    await camera.show({ person: 'carl' });
    problems.expect(/ERR_FAILED|Failed to load resource/);
    const expectByHand = async (): Promise<void> => {
      await expect(enrolling.hint('unwatched')).toBeVisible();
      await expect(enrolling.place.getByText(enrolling.words.text('kit.face.uploadHelp'))).toBeVisible();
      await expect(enrolling.button('photograph')).toBeEnabled();
    };

    await test.step('the models are blocked', async () => {
      await page.route('**/*.bin', (route) => route.abort());
      await facePage.open();
      await enrolling.button('open').click();
      await expectByHand();
      await checkScreen(page, info, 'face-unwatched');
      await page.unroute('**/*.bin');
    });
    await test.step('the browser has no WebAssembly', async () => {
      await page.route('**/face-worker.*.js', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `delete globalThis.WebAssembly;${await response.text()}` });
      });
      await facePage.open();
      await enrolling.button('open').click();
      await expectByHand();
      await page.unroute('**/face-worker.*.js');
    });
    await test.step('the models take longer than ten seconds', async () => {
      await page.clock.install();
      await page.route('**/*.bin', () => undefined);
      const asked = page.waitForRequest('**/*.bin');
      await facePage.open();
      await enrolling.button('open').click();
      await asked;
      await expect(enrolling.text('countdown')).toBeVisible();
      await page.clock.fastForward(10_000);
      await expectByHand();
    });
  },
);

test(
  'when two people are seen, the server is away or the consent was withdrawn, then each is said',
  {
    tag: ['@O04', '@O05', '@once'],
  },
  async ({ page, school, facePage, frame, problems, camera }, info) => {
    const { enrolling } = facePage;
    await camera.show({ person: 'anna', scale: 0.6, x: -110 }, { person: 'carl', scale: 0.6, x: 110 });
    await facePage.open();
    await enrolling.button('open').click();
    await expect(enrolling.hint('hint.several')).toBeVisible();
    await camera.show({ person: 'carl' });
    await expect(enrolling.hint('hint.hold')).toBeVisible();

    await enrolling.button('photograph').click();
    problems.expect(/ERR_(FAILED|INTERNET_DISCONNECTED)/);
    await page.route('**/api/uaa/face/check', (route) => route.abort());
    await enrolling.button('save').click();
    await expectProblem(enrolling, 'unknown');
    await checkScreen(page, info, 'face-server-away');
    await page.unroute('**/api/uaa/face/check');

    await enrolling.retry.click();
    await enrolling.button('photograph').click();
    await school.consent('t.wu', '2002', false);
    await enrolling.button('save').click();
    await expect(frame.notices).toContainText(/尚未同意使用人脸信息|There is no consent/);
    await expect(facePage.button('face.consent.give')).toBeVisible();
    await checkScreen(page, info, 'face-withdrawn');
  },
);
