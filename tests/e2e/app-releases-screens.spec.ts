import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { buildArchive } from '#platform/releases/testing';
import { checkScreen } from '../fixtures/check-screen.ts';
import { expect, test } from '../fixtures/index.ts';
import { createAppShipper, seating } from '../fixtures/ship-app.ts';
import { AppReleasesPage } from '../pages/app-releases-page.ts';
import { PortalAppsPage } from '../pages/portal-apps-page.ts';

const { code } = seating;
const school = 'U2001';
const wishes = {
  audience: { userTypes: [2, 4] },
  permissions: [
    { code: 'plan', names: { 'zh-CN': '排座', en: 'Arrange seats' }, kind: 'menu', route: '#/plan' },
  ],
  slots: { todayCards: [{ name: 'seats', position: 20 }] },
  service: true,
  scopes: ['people.read', 'messages.write'],
};

test.use({ ownPortal: 'fresh', ownEnvironment: { DEV_OVERRIDES: '1', EGRESS_ALLOW: '10.0.0.7:8080' } });

test(
  'the screens of app releases',
  { tag: ['@screens', '@two-ways'] },
  async ({ page, portal, language: wanted, signedInAs }, info) => {
    test.setTimeout(300_000);
    const language = wanted === 'en' ? 'en' : 'zh-CN';
    const developer = new PortalAppsPage(page, language);
    const administrator = new AppReleasesPage(page, language);
    const shipper = createAppShipper(page.request, portal.url);
    const name = seating.names[language];

    await signedInAs('t.zhou');
    await developer.open('#/apps');
    await page.getByText(developer.fill('developers.apps.none.title')).waitFor();
    await checkScreen(page, info, 'portal-apps-none');
    await shipper.upload('1.0.0');
    await shipper.upload('1.1.0', wishes);
    await shipper.upload('2.0.0', { minServerVersion: '9.0.0' });
    await signedInAs('ps.admin');
    for (const version of ['1.0.0', '1.1.0'])
      await shipper.send('app_release/decide', { code, version, decision: 'approve', note: '' });
    const stable = { code, unitId: school, channel: 'stable' };
    await shipper.send('app_release/move', { ...stable, version: '1.0.0', from: '' });
    await shipper.send('app_release/move', { ...stable, version: '1.1.0', from: '1.0.0' });
    await shipper.send('app_service/save', {
      ...{ code, address: 'http://10.0.0.7:8080/seating', timeoutMs: 15_000, clientId: '', revision: 0 },
    });

    await administrator.open('waiting');
    await page.getByRole('button', { name: /2\.0\.0/ }).waitFor();
    await checkScreen(page, info, 'app-releases-waiting');
    await page.getByRole('button', { name: /2\.0\.0/ }).click();
    await expect(administrator.dialog).toContainText('laptop');
    await checkScreen(page, info, 'app-releases-review');
    await administrator.button('administration.releases.refuse', {}, administrator.dialog).click();
    await administrator.field('administration.releases.reason').waitFor();
    await checkScreen(page, info, 'app-releases-refuse');
    await administrator.open('apps');
    await administrator.unfold(code);
    await checkScreen(page, info, 'app-releases-apps');
    await administrator.button('administration.releases.actions', { name, version: '1.1.0' }).click();
    await page
      .getByRole('menuitem', { name: administrator.fill('administration.releases.details'), exact: true })
      .click();
    await expect(administrator.dialog).toContainText('people.read');
    await checkScreen(page, info, 'app-releases-details');
    await administrator.open('apps');
    await administrator.button('administration.releases.giveNamed', { name }).click();
    await administrator.field('administration.releases.version').waitFor();
    await checkScreen(page, info, 'app-releases-give');
    await administrator.open('services');
    await administrator.service(code).waitFor();
    await checkScreen(page, info, 'app-services');
    await administrator.button('administration.services.changeNamed', { name }).click();
    await administrator.field('administration.services.address').waitFor();
    await checkScreen(page, info, 'app-services-change');

    await signedInAs('t.zhou');
    const next = { code, unitId: 'U9001', channel: 'next', version: '2.0.0', from: '' };
    await shipper.send('app_release/move', next);
    await developer.open('#/apps');
    await page.getByRole('link', { name, exact: true }).waitFor();
    await checkScreen(page, info, 'portal-apps');
    await developer.open(`#/apps/${code}`);
    await developer.version('2.0.0').waitFor();
    await checkScreen(page, info, 'portal-app');
    await developer.choose('2.0.0', 'developers.release.action');
    await developer.button('developers.release.confirm', {}, developer.dialog).waitFor();
    await checkScreen(page, info, 'portal-app-release');
    await developer.open('#/app-keys');
    await page.getByText('laptop', { exact: true }).waitFor();
    await checkScreen(page, info, 'publisher-keys');
  },
);

test(
  'when an archive has many mistakes, then they are listed by file and field, and the files stay chosen',
  { tag: ['@screens', '@two-ways'] },
  async ({ page, portal, language: wanted, signedInAs }, info) => {
    const developer = new PortalAppsPage(page, wanted === 'en' ? 'en' : 'zh-CN');
    await signedInAs('t.zhou');
    const shipper = createAppShipper(page.request, portal.url);
    await developer.open('#/app-upload');
    const permissions = Array.from({ length: 90 }, () => ({ code: '!', names: { en: '' }, kind: 'door' }));
    const archive = await buildArchive({ permissions }, { 'page.js': 'eval("1")' });
    const many = await shipper.sign(archive);
    await developer.upload('many.zip', many.archive, many.signature);
    await expect(developer.problems.getByText('portal.json', { exact: true })).toBeVisible();
    await expect(developer.problems.getByRole('listitem')).toHaveCount(21);
    await expect(page.getByText('many.zip.sig')).toBeVisible();
    await checkScreen(page, info, 'portal-app-upload');
  },
);

test(
  'when a holder of the right begins an override, then the page names it, and ends it',
  { tag: ['@screens', '@two-ways'] },
  async ({ page, portal, language: wanted, signedInAs }, info) => {
    const developer = new PortalAppsPage(page, wanted === 'en' ? 'en' : 'zh-CN');
    const manifest = JSON.stringify({
      ...{ format: 1, name: code, code, names: seating.names, version: '1.0.0', shellApi: '^1.0.0' },
      ...{ audience: { userTypes: [] }, entry: 'remoteEntry.js', preload: [], preloadWords: {} },
    });
    const server = createServer((request, response) => {
      if (request.url === '/portal.json')
        response.setHeader('content-type', 'application/json').end(manifest);
      else response.setHeader('content-type', 'text/javascript').end('export {};');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const asked = `/developers/override?${new URLSearchParams({ code, address: origin })}`;

    await signedInAs('t.zhou');
    await page.goto(asked);
    await page.getByText(developer.fill('developers.override.forbidden')).waitFor();
    await checkScreen(page, info, 'override-forbidden');

    grantOverride(portal.dataDir);
    await signedInAs('t.zhou');
    await page.goto(asked);
    await expect(page.getByLabel(developer.fill('developers.override.address'))).toHaveValue(origin);
    await checkScreen(page, info, 'override-begin');
    await developer.button('developers.override.begin').click();
    await expect(page.getByText(origin, { exact: true })).toBeVisible();
    await checkScreen(page, info, 'override-active');
    await developer.button('developers.override.end').click();
    await expect(page.getByText(origin, { exact: true })).toBeHidden();
    server.closeAllConnections();
    server.close();
  },
);

/** Nobody has the right at first, so nobody can grant it on a screen: the operator does. */
function grantOverride(dataDir: string): void {
  const database = new DatabaseSync(path.join(dataDir, 'platform.db'));
  const insert = database.prepare(
    'insert into resource_grant (user_id, app_code, node_code) values (?, ?, ?)',
  );
  for (const node of ['clients', 'client.register', 'app.override', 'apps', 'guides', 'api'])
    insert.run('2001', 'app', node);
  database.close();
}
