import type { Page, Request } from '@playwright/test';
import { checkScreen } from '../fixtures/check-screen.ts';
import { askForLeft, expect, test } from '../fixtures/face-test.ts';
import { findBrowserWithCamera } from '../fixtures/fake-camera.ts';
import { WaysIn } from '../pages/ways-in.ts';

// biome-ignore lint/suspicious/noSkippedTests: a browser that is not installed; counts as a failure where all is required
test.skip(findBrowserWithCamera() === undefined, 'no browser with a camera is installed');

/** Fields of the next call of a path. */
function nextCall(page: Page, path: string): Promise<Request> {
  return page.waitForRequest((request) => new URL(request.url()).pathname === path);
}

function fieldsOf(call: Request): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(call.postData() ?? ''));
}

test(
  'when a teacher agrees and saves a photo, then it is shown with its time, and can be taken again',
  {
    tag: ['@O01', '@O02', '@O03', '@O07', '@O08', '@phone'],
  },
  async ({ page, signedInAs, facePage, frame, camera }, info) => {
    const { enrolling } = facePage;
    const models: string[] = [];
    page.on('request', (request) => models.push(...(request.url().match(/\w+\.bin$/) ?? [])));
    await camera.show({ person: 'carl' });
    await signedInAs('t.zhou');
    await facePage.open();
    await checkScreen(page, info, 'face-consent');
    const asked = nextCall(page, '/api/uaa/face/user');
    await facePage.agree();
    expect(new URL((await asked).url()).searchParams.get('userId')).toBe('2001');

    await expect(enrolling.button('open')).toBeEnabled();
    await expect(enrolling.button('photograph')).toBeDisabled();
    await expect(enrolling.button('save')).toBeDisabled();
    await checkScreen(page, info, 'face-first');
    expect(models, 'nothing heavy comes before the camera').toEqual([]);
    await enrolling.button('open').click();
    await expect(enrolling.text('countdown')).toBeVisible();
    await expect(enrolling.button('photograph')).toBeDisabled();
    await expect(enrolling.hint('hint.hold')).toBeVisible();
    await checkScreen(page, info, 'face-enrolling');
    await enrolling.button('photograph').click();
    await expect(enrolling.picture('takenPicture')).toBeVisible();
    await expect(enrolling.button('photograph')).toBeHidden();
    await expect(enrolling.button('again')).toBeEnabled();

    const sent = nextCall(page, '/api/uaa/face/check');
    await enrolling.button('save').click();
    const fields = fieldsOf(await sent);
    expect(fields).toMatchObject({ userId: '2001', noIntercept: 'true' });
    expect(
      Buffer.from(fields.faceImage ?? '', 'base64')
        .subarray(0, 3)
        .toString('hex'),
    ).toBe('ffd8ff');
    await expect(frame.notices).toContainText(enrolling.words.text('kit.face.done'));
    await expect(frame.notices).toContainText(enrolling.words.text('kit.face.info'));
    await expect(enrolling.picture('savedPicture')).toBeVisible();
    await expect(enrolling.text('savedAt')).toBeVisible();
    await expect(enrolling.place.getByRole('button')).toHaveCount(1);
    await checkScreen(page, info, 'face-saved');
    await enrolling.button('again').click();
    await expect(enrolling.button('photograph')).toBeVisible();
    await expect(enrolling.button('save')).toBeDisabled();
  },
);

test(
  'when somebody tries it out, then the picture is taken by itself once the face is in its place, and no other is known',
  {
    tag: ['@O01', '@O04', '@O05', '@O08'],
  },
  async ({ page, signedInAs, school, facePage, camera }, info) => {
    const { enrolling, trying } = facePage;
    await school.enrol('t.zhou', '2001', 'carl');
    await camera.show();
    await page.clock.install();
    const endCountdown = async (): Promise<void> => {
      await expect(trying.text('countdown')).toBeVisible();
      await page.clock.fastForward(3_000);
    };
    await askForLeft(page);
    await signedInAs('t.zhou');
    await facePage.open();
    // What stands below the photo moves when it comes.
    await expect(enrolling.picture('savedPicture')).toBeVisible();
    await facePage.button('face.test.begin').click();
    await endCountdown();
    await expect(trying.text('prompt')).toBeVisible();
    await expect(trying.hint('hint.none')).toBeVisible();
    await page.clock.fastForward(15_000);
    await expect(trying.problem).toHaveText(trying.words.text('kit.face.timeout'));
    await checkScreen(page, info, 'face-timeout');

    await camera.show({ person: 'anna', scale: 1.7 });
    await trying.retry.click();
    await endCountdown();
    await expect(trying.hint('hint.further')).toBeVisible();
    await camera.show({ person: 'anna' });
    await expect(trying.hint('turnLeft')).toBeVisible();
    await checkScreen(page, info, 'face-turn');
    await trying.button('photograph').click();
    await expect(trying.problem).toContainText(/没有识别出您|You were not recognised/);
    await expect(trying.problem).toContainText(trying.words.text('kit.face.retry'));

    await camera.show({ person: 'carl' });
    await trying.retry.click();
    await endCountdown();
    await expect(trying.hint('turnLeft')).toBeVisible();
    const sent = nextCall(page, '/api/uaa/login/face/clocking');
    await camera.show({ person: 'carl', turned: 'left' });
    expect(fieldsOf(await sent)).toMatchObject({ noIntercept: 'true' });
    await expect(page.getByText(facePage.words.pattern('face.test.found'))).toBeVisible();
    await checkScreen(page, info, 'face-found');
  },
);

test(
  'when the head turns as asked, then the face signs in, and a still picture does not',
  {
    tag: ['@O01', '@O05', '@O08', '@B15'],
  },
  async ({ page, language, school, signInPage, faceWindow, camera }, info) => {
    await school.enrol('t.zhou', '2001', 'carl');
    await camera.show({ person: 'carl' });
    await askForLeft(page);
    await signInPage.open(`?redirect_uri=${encodeURIComponent('/desktop/home?from=face')}`);
    await new WaysIn(page, language).faceButton.click();
    await expect(faceWindow.hint('turnLeft')).toBeVisible();
    await checkScreen(page, info, 'face-sign-in');
    await faceWindow.button('photograph').click();
    await expect(faceWindow.problem).toContainText(/请按提示转头后重试|Please turn your head as asked/);
    await checkScreen(page, info, 'face-not-turned');

    await faceWindow.retry.click();
    await expect(faceWindow.hint('turnLeft')).toBeVisible();
    const sent = nextCall(page, '/api/uaa/oauth/login/face');
    await camera.show({ person: 'carl', turned: 'left' });
    const fields = fieldsOf(await sent);
    expect(Object.keys(fields).sort()).toEqual([
      'faceImage',
      'noIntercept',
      'nonce',
      'turnedImage',
      'unitId',
    ]);
    await expect(page).toHaveURL('/desktop/home?from=face');
    expect((await (await page.request.get('/api/uaa/oauth/me')).json()).data.userId).toBe('2001');
  },
);
