import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type HelpPicture, helpPictures } from '../../bff/help/help-topic.ts';
import { looksAlike } from './looks-alike.ts';
import { photographScreens } from './photograph-screens.ts';

/** Parents mostly come on phones. */
const onPhone: ReadonlySet<HelpPicture> = new Set(['family']);

/** The project that photographs a picture, by the language of the picture's name. */
const projects = {
  'zh-CN': { computer: 'zh-desktop', phone: 'zh-phone' },
  en: { computer: 'en-desktop', phone: 'en-phone' },
} as const;

/**
 * Draws the pictures of the help anew, which are the only ones that are tracked. One that would look the same stays, so that the history
 * does not grow by it.
 * @param folder holds the photographs meanwhile
 * @returns paths of the pictures that changed, from the root
 */
export async function drawHelpPictures(root: string, folder: string): Promise<string[]> {
  await photographScreens(root, folder, ['tests/e2e', '--grep=@help-picture'], {
    EVERY_WAY: '1',
    BROWSER_TIME_ZONE: findMorning(new Date()),
  });
  const changed: string[] = [];
  for (const picture of helpPictures) {
    for (const [language, { computer, phone }] of Object.entries(projects)) {
      const file = `bff/help/pictures/${picture}.${language}.webp`;
      const drawn = join(folder, `${picture}.${onPhone.has(picture) ? phone : computer}.webp`);
      if (existsSync(join(root, file)) && (await looksAlike(join(root, file), drawn))) continue;
      copyFileSync(drawn, join(root, file));
      changed.push(file);
    }
  }
  rmSync(folder, { recursive: true });
  return changed;
}

/** A time zone in which it is nine now, since the desktop greets by the hour. Its name has the opposite sign of its hours. */
export function findMorning(now: Date): string {
  const ahead = 9 - now.getUTCHours();
  const hours = ahead < -12 ? ahead + 24 : ahead;
  return `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}
