import { registerClient } from '../clients/testing/register-client.ts';
import { addOwnApp } from '../fixtures/add-own-app.ts';
import { checkScreen } from '../fixtures/check-screen.ts';
import { test as base, expect } from '../fixtures/index.ts';
import { type OutsideSite, startOutsideSite } from '../fixtures/outside-site.ts';
import { photograph } from '../fixtures/photograph.ts';
import { OutsideFrame } from '../pages/outside-frame.ts';
import { OwnAppForm } from '../pages/own-app-form.ts';

const client = { id: 'reading-room', secret: 'reading-room-secret-2026' };

const test = base.extend<{ site: OutsideSite; form: OwnAppForm; outsideFrame: OutsideFrame }>({
  site: async ({ portal }, use) => {
    const site = await startOutsideSite({ portalUrl: portal.url, client });
    await use(site);
    await site.stop();
  },
  form: async ({ page, language }, use) => use(new OwnAppForm(page, language)),
  outsideFrame: async ({ page, language }, use) => use(new OutsideFrame(page, language)),
});
test.use({ ownPortal: true });

const names = {
  link: ['市图书馆', 'City Library'],
  frame: ['书架', 'Bookcase'],
  oidc: ['阅览室', 'Reading room'],
} as const;

test(
  'when an administrator adds a link, a frame and an app with sign-in, then the form says what each trusts, and teachers get them',
  { tag: ['@screens', '@two-ways'] },
  async ({ page, portal, site, form, signedInAs, desktopPage, language }, info) => {
    const nameOf = (kind: keyof typeof names): string => names[kind][language === 'en' ? 1 : 0];
    await registerReadingRoom(portal.dataDir, site.origin);
    await signedInAs('ps.admin');
    await form.open();
    await expect(form.trustOf('link')).toBeVisible();
    await form.field('name').fill(names.link[0]);
    await form.field('englishName').fill(names.link[1]);
    for (const address of ['javascript:alert(1)', 'http://library.example/', 'library.example', portal.url]) {
      await form.field('address').fill(address);
      await form.addButton.click();
      await expect(form.field('address')).toHaveAccessibleDescription(
        address === portal.url
          ? /不能使用门户自身的地址|This address belongs to the portal itself/
          : /请填写完整的 https 地址|Enter a full https address/,
      );
      await expect(form.field('address')).toBeFocused();
      await expect(form.field('address')).toHaveValue(address);
    }
    await expect(form.field('name')).toHaveValue(names.link[0]);
    await expect(form.field('englishName')).toHaveValue(names.link[1]);
    await checkScreen(page, info, 'own-app-refused');
    await form.field('address').fill(`${site.origin}/link`);
    await form.addButton.click();
    await expect(form.dialog).toBeHidden();
    await expect(form.row(nameOf('link'))).toContainText(
      form.words.text('administration.ownApps.badge.link'),
    );

    await form.openAgain();
    await form.choose('frame');
    await expect(form.trustOf('frame')).toBeVisible();
    await form.field('name').fill(names.frame[0]);
    await form.field('englishName').fill(names.frame[1]);
    await form.field('address').fill(`${site.origin}/bookcase`);
    await checkScreen(page, info, 'own-app-form');
    await form.addButton.click();
    await expect(form.dialog).toBeHidden();

    await form.openAgain();
    await form.choose('oidc');
    await expect(form.trustOf('oidc')).toBeVisible();
    await form.field('name').fill(names.oidc[0]);
    await form.field('englishName').fill(names.oidc[1]);
    await form.addButton.click();
    await expect(form.field('client')).toBeFocused();
    await form.field('client').selectOption(client.id);
    await form.field('target').fill('https://elsewhere.example/');
    await form.addButton.click();
    await expect(form.field('target')).toHaveAccessibleDescription(
      /地址必须属于所选的应用|The address must be at the app that you chose/,
    );
    await checkScreen(page, info, 'own-app-client');
    await form.field('target').fill('');
    await form.addButton.click();
    await expect(form.dialog).toBeHidden();
    for (const kind of ['frame', 'oidc'] as const)
      await expect(form.row(nameOf(kind))).toContainText(
        form.words.text(`administration.ownApps.badge.${kind}`),
      );

    await signedInAs('t.zhou');
    await desktopPage.open();
    const outside = language === 'en' ? 'Outside app, opens in a new tab' : '外部应用，在新标签页打开';
    for (const kind of ['link', 'oidc'] as const) {
      const tile = desktopPage.app(new RegExp(`^${nameOf(kind)}`));
      await expect(tile).toHaveAccessibleName(new RegExp(outside));
      await expect(tile).toHaveAttribute('target', '_blank');
      await expect(tile).toHaveAttribute('rel', /noopener/);
      await expect(tile.locator('svg.lucide-arrow-up-right')).toBeVisible();
    }
    const framed = desktopPage.app(nameOf('frame'));
    await expect(framed).toHaveAccessibleName(nameOf('frame'));
    await expect(framed).not.toHaveAttribute('target', /./);
    await checkScreen(page, info, 'outside-tiles');
  },
);

test('when a teacher opens a link, then a new tab gets nothing of the portal', { tag: ['@once'] }, async ({
  page,
  site,
  signedInAs,
  desktopPage,
}) => {
  await signedInAs('ps.admin');
  const [name, englishName] = names.link;
  await addOwnApp(page, { kind: 'link', name, englishName, address: `${site.origin}/link` });
  await signedInAs('t.zhou');
  await desktopPage.open();
  const opened = page.context().waitForEvent('page');
  await desktopPage.app(new RegExp(`^${name}`)).click();
  const tab = await opened;
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('City Library');
  expect(await tab.evaluate('[opener, document.referrer]')).toEqual([null, '']);
  await expect(desktopPage.apps.first()).toBeVisible();
});

test(
  'when a teacher opens a frame, then the page stands below the header, learns language and user, and leads back',
  { tag: ['@screens', '@two-ways', '@phone'] },
  async ({ page, site, frame, outsideFrame, signedInAs, desktopPage, language, problems }, info) => {
    await signedInAs('ps.admin');
    const [name, englishName] = names.frame;
    const address = `${site.origin}/bookcase`;
    site.frameCode = await addOwnApp(page, { kind: 'frame', name, englishName, address });
    const refusing = { name: 'Vault', englishName: '', address: `${site.origin}/never-framed` };
    const vault = await addOwnApp(page, { kind: 'frame', ...refusing });
    await signedInAs('t.zhou');
    await desktopPage.open();
    const answered = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/frames');
    await desktopPage.app(language === 'en' ? englishName : name).click();
    const policyOf = (headers: Record<string, string>): string[] =>
      (headers['content-security-policy'] ?? '').split(/;\s*/).filter((each) => each.startsWith('frame-src'));
    expect(policyOf((await answered).headers())).toEqual([`frame-src ${site.origin}`]);
    const other = await page.request.get('/account');
    expect(other.headers()['content-security-policy']).not.toContain(site.origin);
    const missing = await page.request.get('/frames?app=own-0000');
    expect(missing.headers()['content-security-policy']).not.toContain(site.origin);

    const { content } = outsideFrame;
    await expect(content.getByText(`Language: ${language}`)).toBeVisible();
    const shownName = language === 'en' ? englishName : name;
    await expect(page).toHaveTitle(new RegExp(`^${shownName} - `));
    await expect(page.getByRole('heading', { level: 1, name: shownName, exact: true })).toBeAttached();
    if (language === 'zh-CN') await expect(frame.header).toContainText(shownName);
    await expect(outsideFrame.element).toHaveAttribute('sandbox', /^allow-scripts(?!.*top-navigation)/);
    await expect(outsideFrame.hint).toHaveCount(0);
    await content.getByRole('button', { name: 'Ask for my name' }).click();
    await expect(content.getByRole('status')).toHaveText('周敏 Zhou Min, then ticket_invalid');
    await checkScreen(page, info, 'frame');

    problems.expect(/Unsafe attempt to initiate navigation|Failed to set the 'href'/);
    await content.getByRole('button', { name: 'Move the portal' }).click();
    await expect(content.getByRole('status')).toHaveText('SecurityError');
    await expect(frame.header).toBeVisible();
    await content.getByRole('button', { name: 'To the desktop' }).click();
    await expect(desktopPage.apps.first()).toBeVisible();
    await page.goBack();
    await expect(content.getByText(`Language: ${language}`)).toBeVisible();

    // The policy of this document allows one app: another one loads the page anew. Its site refuses to be framed.
    problems.expect(/X-Frame-Options|ERR_BLOCKED_BY_RESPONSE/);
    await frame.unit.click();
    await desktopPage.app('Vault').click();
    await expect(page).toHaveURL(new RegExp(`app=${vault}$`));
    await expect(outsideFrame.hint).toBeVisible();
    await expect(outsideFrame.newTab).toHaveAttribute('href', `${site.origin}/never-framed`);
    await photograph(page, info, 'frame-refused');
  },
);

test(
  'when a framed page moves away, is silent or refuses, then a sentence says so and leads on',
  { tag: ['@screens', '@two-ways'] },
  async ({ page, context, site, outsideFrame, signedInAs, desktopPage, problems }, info) => {
    await signedInAs('ps.admin');
    const add = (path: string, name: string) =>
      addOwnApp(page, { kind: 'frame', name, englishName: '', address: `${site.origin}${path}` });
    const [bookcase, silent] = [await add('/bookcase', 'Bookcase'), await add('/silent', 'Archive')];
    await signedInAs('t.zhou');
    await page.clock.install();
    await page.goto(`/frames?app=${bookcase}`);
    problems.expect(/frame-src/);
    await outsideFrame.content.getByRole('link', { name: 'Another site' }).click();
    await expect(outsideFrame.failure('blocked')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(new URL(site.origin).host);
    await checkScreen(page, info, 'frame-blocked');
    await outsideFrame.button('reopen').click();
    await expect(outsideFrame.content.getByRole('heading', { name: 'Bookcase' })).toBeVisible();

    await page.goto(`/frames?app=${silent}`);
    await expect(outsideFrame.opening).toBeVisible();
    await expect.poll(() => site.unanswered).toBe(1);
    await page.clock.fastForward(15_000);
    await expect(outsideFrame.failure('silent')).toBeVisible();
    await expect(outsideFrame.newTab).toHaveAttribute('rel', /noopener/);
    await checkScreen(page, info, 'frame-silent');
    problems.expect(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    await outsideFrame.button('reopen').click();
    await expect(outsideFrame.failure('offline')).toBeVisible();
    await checkScreen(page, info, 'frame-offline');
    await context.setOffline(false);
    await outsideFrame.button('reopen').click();
    await expect.poll(() => site.unanswered).toBe(2);

    await page.goto('/frames?app=own-0000');
    await expect(outsideFrame.failure('missing')).toBeVisible();
    await checkScreen(page, info, 'frame-missing');
    await outsideFrame.button('close').click();
    await expect(desktopPage.apps.first()).toBeVisible();
  },
);

test('when a teacher opens an app with sign-in, then its server runs the code flow, and she meets no question', {
  tag: ['@once'],
}, async ({ page, portal, site, signedInAs, desktopPage }) => {
  await registerReadingRoom(portal.dataDir, site.origin);
  await signedInAs('ps.admin');
  const [name, englishName] = names.oidc;
  const address = `${site.origin}/bookcase`;
  await addOwnApp(page, { kind: 'oidc', name, englishName, address, clientId: client.id });
  await signedInAs('t.zhou');
  await desktopPage.open();
  const opened = page.context().waitForEvent('page');
  await desktopPage.app(new RegExp(`^${name}`)).click();
  const tab = await opened;
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Hello, 周敏 Zhou Min');
  await expect(tab.getByText(address, { exact: true })).toBeVisible();
  await expect(desktopPage.apps.first()).toBeVisible();
});

/** A client of the operator, whose users are not asked for consent. */
function registerReadingRoom(dataDir: string, origin: string): Promise<void> {
  return registerClient(
    dataDir,
    { ...client, port: Number(new URL(origin).port) },
    {
      name: { 'zh-CN': names.oidc[0], en: names.oidc[1] },
      isFirstParty: true,
      redirectUris: [`${origin}/callback`],
      initiateLoginUri: `${origin}/start`,
    },
  );
}
