import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { type GuideDesk, openGuideDesk } from '../fixtures/guide-desk.ts';
import { expect, test } from '../fixtures/index.ts';
import { projectFolder } from '../processes/program.ts';

const portalCommand = 'node ../node_modules/@portal/shell/cli/main.js';
const unitId = 'U2001';
const next = '1.1.0';

test.describe('samples', () => {
  test.use({ ownPortal: true, ownSamples: true });

  test('when the samples ship a new version by the command line, then a unit tries it, gets it, and goes back', {
    tag: '@once',
  }, async ({ page, portal, signedInAs }) => {
    test.setTimeout(180_000);
    // npm is not asked: the libraries of this project are there.
    const desk = openGuideDesk({ portal: portal.url, registry: portal.url, home: portal.url });
    try {
      layOutLibraries(desk.folder);
      await signedInAs('bureau.admin');
      await makeKey(desk, createCall(page.request, portal.url));
      for (const [folder, code] of [
        ['timetable', 'tt'],
        ['leave', 'leave'],
        ['notices', 'notice'],
      ] as const) {
        const app = copySample(folder, desk.folder);
        await signedInAs('bureau.admin');
        await desk.run(`${portalCommand} publish --portal ${portal.url}`, app);
        const call = createCall(page.request, portal.url);
        await call('/api/base/app_release/decide', { code, version: next, decision: 'approve' });
        const to = `--portal ${portal.url} --unit ${unitId}`;
        await desk.run(`${portalCommand} publish ${to} --channel next`, app);
        await desk.run(`${portalCommand} promote ${to}`, app);
        await signedInAs('t.zhou');
        await expectVersion(page, code, next);
        await desk.run(`${portalCommand} rollback ${to}`, app);
        await expectVersion(page, code, '1.0.0');
      }
    } finally {
      desk.remove();
    }
  });
});

type Call = (path: string, form: Record<string, string>) => Promise<{ keyId?: string }>;

function createCall(request: APIRequestContext, origin: string): Call {
  const headers = { 'x-requested-by': 'portal', origin };
  return async (address, form) => {
    const answer = await (await request.post(address, { form, headers })).json();
    expect(answer, address).toMatchObject({ status: 200 });
    return answer.data ?? {};
  };
}

/** What `npm install` would do: the libraries of this project, and the package as the build has unpacked it. */
function layOutLibraries(folder: string): void {
  const own = path.join(projectFolder, 'node_modules');
  const target = path.join(folder, 'node_modules');
  mkdirSync(target);
  for (const name of readdirSync(own).filter((each) => !each.startsWith('.')))
    symlinkSync(path.join(own, name), path.join(target, name));
  symlinkSync(path.join(projectFolder, 'samples/node_modules/@portal'), path.join(target, '@portal'));
}

/** A copy of a sample with the next version. @returns its folder */
function copySample(name: string, desk: string): string {
  const folder = path.join(desk, name);
  cpSync(path.join(projectFolder, 'samples', name), folder, { recursive: true });
  const declaration = path.join(folder, 'portal.config.json');
  const text = readFileSync(declaration, 'utf8');
  writeFileSync(declaration, text.replace('"version": "1.0.0"', `"version": "${next}"`));
  return folder;
}

/** Makes a publisher key, and registers it as the developer centre does. */
async function makeKey(desk: GuideDesk, call: Call): Promise<void> {
  const printed = await desk.run(`${portalCommand} key`, path.join(desk.folder, 'node_modules'));
  const [, publicKey = ''] = /^Public half: (\S+)$/m.exec(printed) ?? [];
  const { keyId } = await call('/api/base/app_key/add', { name: 'samples', publicKey });
  await desk.run(`${portalCommand} key --id ${keyId}`, path.join(desk.folder, 'node_modules'));
}

/** Waits until pages that open now have a version of an app, and until it shows its heading. */
async function expectVersion(page: Page, code: string, version: string): Promise<void> {
  await expect
    .poll(async () => {
      const answer = await (await page.request.get('/bff/remotes.json')).json();
      const { remotes }: { remotes: { code: string; version: string }[] } = answer.data ?? answer;
      return remotes.find((entry) => entry.code === code)?.version;
    })
    .toBe(version);
  await page.goto('/desktop/home');
  const tile = page.locator(`a[href*="pc_${code}_"]`).first();
  await tile.click();
  await expect(page).toHaveURL(new RegExp(`pc_${code}_`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/./);
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  expect(loaded.some((file) => file.startsWith(`/assets/x/${code}/${version}/`))).toBe(true);
}
