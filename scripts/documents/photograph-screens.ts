import { spawnSync } from 'node:child_process';
import { globSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runOrThrow } from '../install/run.mjs';

/** All screens take an hour on a fast machine. */
const limitMs = 6 * 60 * 60_000;

/**
 * Runs journeys of the build, which is made where it is old, and has them photograph the screens on their way.
 * @param folder is emptied first
 * @param choice arguments for the test runner; without any, all journeys that photograph run
 * @param env more for the test runner
 * @returns names of the pictures, `<screen>.<project>.webp`
 * @throws Error when no font has Chinese, or the build or a journey fails
 */
export async function photographScreens(
  root: string,
  folder: string,
  choice: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<string[]> {
  checkFonts();
  rmSync(folder, { recursive: true, force: true });
  await runOrThrow('The build', process.execPath, ['scripts/build.ts'], { limitMs, echo: true });
  const journeys = choice.length > 0 ? choice : listJourneys(root);
  const tool = 'node_modules/@playwright/test/cli.js';
  await runOrThrow('Photographing', process.execPath, [tool, 'test', ...journeys], {
    limitMs,
    echo: true,
    env: { ...process.env, ...env, SCREENSHOT_FOLDER: folder },
  });
  return readdirSync(folder);
}

/** Systems that cannot be asked have their own. */
function checkFonts(): void {
  const { status, stdout } = spawnSync('fc-list', [':lang=zh'], { encoding: 'utf8' });
  if (status === 0 && stdout === '') throw new Error('No font has Chinese: apt-get install fonts-noto-cjk');
}

function listJourneys(root: string): string[] {
  return globSync('tests/e2e/**/*.spec.ts', { cwd: root }).filter((file) =>
    /\b(?:photograph|checkScreen)\(/.test(readFileSync(join(root, file), 'utf8')),
  );
}
