import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/index.ts';
import { wordsOf } from '../fixtures/words.ts';

test.use({ ownPortal: true });

type Colour = readonly [red: number, green: number, blue: number];

/** What a browser sees of a picture: its size, and its colours at a quarter and three quarters of width and height. */
interface Seen {
  width: number;
  height: number;
  upperLeft: Colour;
  upperRight: Colour;
}

/**
 * A JPEG of 800 × 400 pixels, red at the left and blue at the right, whose Exif says that the camera was turned: upright it is 400 × 800,
 * red above and blue below. The Exif holds a name too, which nobody has to read.
 */
async function makeTurnedPhoto(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 800;
    canvas.height = 400;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = '#d02020';
    context.fillRect(0, 0, 400, 400);
    context.fillStyle = '#2020d0';
    context.fillRect(400, 0, 400, 400);
    return canvas.toDataURL('image/jpeg', 0.95).replace(/^.*,/, '');
  });
  const picture = Buffer.from(base64, 'base64');
  // One entry: orientation 6, the first row is at the right. Source: Exif 2.3, 4.6.4.
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010006000000000000', 'hex');
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from('SECRET-PLACE')]);
  const head = Buffer.from([0xff, 0xe1, 0, body.length + 2]);
  return Buffer.concat([picture.subarray(0, 2), head, body, picture.subarray(2)]);
}

function seenIn(image: Locator): Promise<Seen> {
  return image.evaluate(async (element) => {
    if (!(element instanceof HTMLImageElement)) throw new Error('no image');
    await element.decode();
    const { naturalWidth: width, naturalHeight: height } = element;
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas');
    context.drawImage(element, 0, 0);
    const at = (x: number, y: number): [number, number, number] => {
      const [red = 0, green = 0, blue = 0] = context.getImageData(x * width, y * height, 1, 1).data;
      return [red, green, blue];
    };
    return {
      width,
      height,
      upperLeft: at(0.25, 0.25),
      upperRight: at(0.75, 0.25),
    };
  });
}

function nameOf([red, , blue]: Colour): 'red' | 'blue' {
  return red > blue ? 'red' : 'blue';
}

test('when a photo is chosen, cut and turned, then it stands upright in the header, and nothing else of it is kept', {
  tag: ['@N07', '@phone'],
}, async ({ page, signedInAs, accountPage, frame, language }) => {
  await signedInAs('t.zhou');
  const words = wordsOf('shell/kit/picture', language);
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(new URL(worker.url()).pathname));
  await accountPage.open('profile');
  const photo = await makeTurnedPhoto(page);
  await page
    .locator(`input[type=file][aria-label="${accountPage.words.text('account.picture.choose')}"]`)
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo });
  const dialog = page.getByRole('dialog', { name: accountPage.words.text('account.picture.title') });
  const area = dialog.getByRole('group', { name: words.text('picture.crop.area') });
  const corner = dialog.getByRole('button', { name: words.text('picture.crop.se') });

  // Upright, red is above; the square in the middle has both. By keyboard it becomes smaller, and moves up into the red.
  await corner.focus();
  for (let press = 0; press < 2; press++) await page.keyboard.press('Shift+ArrowUp');
  await area.focus();
  for (let press = 0; press < 12; press++) await page.keyboard.press('Shift+ArrowUp');
  await dialog.getByRole('button', { name: words.text('picture.crop.turnRight'), exact: true }).click();
  await expect(dialog.getByRole('status').first()).toContainText('90');
  await dialog
    .getByRole('button', { name: accountPage.words.text('account.picture.save'), exact: true })
    .click();
  await accountPage.button('account.picture.change').waitFor();

  const own = accountPage.section('account.picture.section').locator('img');
  const seen = await seenIn(own);
  expect([seen.width, seen.height]).toEqual([256, 256]);
  // Turned to the right, what was above is at the right.
  expect([nameOf(seen.upperRight), nameOf(seen.upperLeft)]).toEqual(['red', 'blue']);
  const address = (await own.getAttribute('src')) ?? '';
  const kept = await (await page.request.get(address)).body();
  expect(kept.toString('latin1')).not.toMatch(/Exif|SECRET-PLACE/);
  expect(workers).toEqual([expect.stringMatching(/^\/assets\/shell\/picture-worker\.[0-9a-f]{6}\.js$/)]);

  await frame.userButton.click();
  const shown = page.locator(`img[src="${address}"]`).filter({ visible: true });
  await expect(shown).not.toHaveCount(1);
  await page.keyboard.press('Escape');
});

test('when a school chooses a logo, then the header shows it, light still comes through, and it can be taken away', {
  tag: '@once',
}, async ({ page, signedInAs, frame }) => {
  const words = wordsOf('remotes/appearance', 'zh-CN');
  await signedInAs('ps.admin');
  await page.goto('/appearance');
  const section = page.getByRole('region', { name: words.text('appearance.logo.title'), exact: true });
  const logo = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 1200;
    canvas.height = 600;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = '#d02020';
    context.fillRect(0, 0, 600, 600);
    return canvas.toDataURL('image/png').replace(/^.*,/, '');
  });
  await section
    .locator(`input[type=file][aria-label="${words.text('appearance.logo.choose')}"]`)
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(logo, 'base64') });
  const dialog = page.getByRole('dialog', { name: words.text('appearance.logo.cut') });
  await dialog.getByRole('button', { name: words.text('appearance.logo.save'), exact: true }).click();
  await expect(dialog).toBeHidden();
  const answer = await page.request.get('/api/storage/show/unit/U2001');
  expect(answer.headers()['content-type']).toBe('image/png');

  await page.reload();
  const seen = await seenIn(frame.unit.locator('img'));
  expect([seen.width, seen.height]).toEqual([500, 250]);
  expect([seen.upperLeft[0] > 150, seen.upperRight]).toEqual([true, [0, 0, 0]]);

  await section.getByRole('button', { name: words.text('appearance.logo.remove'), exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words.text('appearance.logo.remove'), exact: true })
    .click();
  await expect(section).toContainText(words.text('appearance.logo.none'));
});
