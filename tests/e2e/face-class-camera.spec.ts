import { checkAccessibility } from '../fixtures/check-screen.ts';
import { expect, test } from '../fixtures/face-test.ts';
import { findBrowserWithCamera } from '../fixtures/fake-camera.ts';
import { photograph } from '../fixtures/photograph.ts';
import { wordsOf } from '../fixtures/words.ts';

// biome-ignore lint/suspicious/noSkippedTests: a browser that is not installed; counts as a failure where all is required
test.skip(findBrowserWithCamera() === undefined, 'no browser with a camera is installed');

test(
  'when pupils of a class pass the camera of their teacher, then each is marked by herself, and nobody else is',
  {
    tag: ['@O08', '@screens'],
  },
  async ({ page, signedInAs, school, camera, language }, info) => {
    const say = wordsOf('remotes/face', language);
    const kit = wordsOf('shell/kit/face', language);
    await school.enrol('p.wang', '1004', 'carl');
    await camera.show({ person: 'carl' });
    await signedInAs('t.zhou');
    const ofClass = new URLSearchParams({ grade: '五年级', class: '(1)班' });
    await page.goto(`/pages/base/pc_face_tm/index.html#/classes?${ofClass}`);
    await page.getByRole('button', { name: say.text('face.start.begin') }).click();
    await page.getByRole('button', { name: say.text('face.camera.open') }).click();
    await expect(page.getByText(kit.text('kit.face.hint.hold')).last()).toBeVisible();
    await photograph(page, info, 'face-class-camera');
    const found = page.getByText(say.pattern('face.camera.found')).last();
    await expect(found).toContainText('王一');
    const present = page
      .getByRole('radiogroup', { name: '王一' })
      .getByRole('radio', { name: say.text('face.status.present'), exact: true });
    await expect(present).toBeChecked();
    await photograph(page, info, 'face-class-found');
    await camera.show({ person: 'dora' });
    await expect(page.getByRole('button', { name: /没有认出本班学生|No pupil of this class/ })).toBeVisible();
    await expect(present).toBeChecked();
    await page.getByRole('button', { name: say.text('face.camera.close') }).click();
    await expect(page.getByLabel(kit.text('kit.face.video'))).toHaveCount(0);
    // What moves below the header meanwhile is not to be pressed.
    const chips = page.getByRole('group', { name: say.text('face.register.filter') });
    await chips.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await checkAccessibility(page, 'face-class-found');
  },
);
