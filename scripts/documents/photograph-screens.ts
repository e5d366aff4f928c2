import { spawnSync } from 'node:child_process';
import { globSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Runs journeys of the build, which is made where it is old, and has them photograph the screens on their way.
 * @param folder is emptied first
 * @param choice arguments for the test runner; without any, all journeys that photograph run
 * @param env more for the test runner
 * @returns names of the pictures, `<screen>.<project>.webp`
 * @throws Error when no font has Chinese, or the build or a journey fails
 */
export function photographScreens(
  root: string,
  folder: string,
  choice: readonly string[] = [],
  env: Record<string, string> = {},
): string[] {
  checkFonts();
  rmSync(folder, { recursive: true, force: true });
  runNode(root, ['scripts/build.ts']);
  const journeys = choice.length > 0 ? choice : listJourneys(root);
  runNode(root, [join('node_modules/@playwright/test/cli.js'), 'test', ...journeys], {
    ...env,
    SCREENSHOT_FOLDER: folder,
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

function runNode(root: string, args: readonly string[], env: Record<string, string> = {}): void {
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`${args[0]} failed`);
}
