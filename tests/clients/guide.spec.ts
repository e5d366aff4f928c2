import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { demoPassword } from '../fixtures/index.ts';
import { findFreePort } from '../processes/find-free-port.ts';
import { projectFolder, startProgram } from '../processes/program.ts';
import { expect, test } from './testing/index.ts';

const guide = readFileSync(join(projectFolder, 'docs', 'integrators', 'README.md'), 'utf8');

/** The text of a block of the guide, by what stands behind its fence. */
function blockOf(info: string): string {
  const block = new RegExp(`^\`\`\`${info}\\n([\\s\\S]*?)\`\`\`$`, 'm').exec(guide)?.[1];
  if (!block) throw new Error(`the guide has no block ${info}`);
  return block.trim();
}

test('when somebody follows the guide for integrators to the letter, then her app shows the user', async ({
  page,
  portal,
  problems,
  signInPage,
  consentPage,
}) => {
  problems.expect(/favicon\.ico/);
  // The portal of this test has been started like that, on a port of its own.
  expect(blockOf('sh start')).toBe('npm start');
  const folder = mkdtempSync(join(tmpdir(), 'portal-guide-'));
  const port = await findFreePort();
  const env = { TMPDIR: folder, PATH: [join(process.execPath, '..'), process.env.PATH].join(delimiter) };

  const registered = spawnSync('bash', ['-c', blockOf('sh')], {
    cwd: projectFolder,
    env: { ...env, PORTAL: portal.url, PORT: String(port) },
    encoding: 'utf8',
  });
  expect(registered.status, registered.stderr).toBe(0);
  const app = await startProgram({
    name: 'the app of the guide',
    command: 'bash',
    args: ['-c', blockOf('sh app')],
    env,
    readyText: `Open http://localhost:${port}/login`,
  });
  try {
    await page.goto(`http://localhost:${port}/login`);
    await signInPage.signIn('t.zhou', demoPassword);
    await expect(page.getByText('My app').or(page.getByText('我的应用')).first()).toBeVisible();
    await consentPage.allow.click();
    await page.waitForURL(`http://localhost:${port}/`);
    await expect(page.locator('pre')).toHaveText(blockOf('json'));
  } finally {
    await app.stop();
    rmSync(folder, { recursive: true });
  }
});
