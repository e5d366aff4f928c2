import type { APIRequestContext, Page } from '@playwright/test';
import { type Permission, permissions, type UserType, userTypeCodes } from '#shared/contracts';
import { expect, test } from '../fixtures/index.ts';
import { signInByCall } from '../fixtures/sign-in-by-call.ts';
import { AdministrationPage, administrationPath } from '../pages/administration-page.ts';

const headers = { 'x-requested-by': 'portal' };
/** Permissions that open no section by themselves: they add something to the section of another. */
const withoutSection: readonly Permission[] = [
  ...(['base:view', 'base:edit', 'base:reset-pwd', 'base:licence.edit'] as const),
  ...(['admin:people.edit', 'admin:people.data', 'admin:family.links', 'admin:family.slips'] as const),
  ...(['app:client.register', 'app:app.override', 'drive:share.create'] as const),
];

test.use({ ownPortal: true });

for (const [kind, who] of [
  ['teacher', 'a teacher'],
  ['administrator', 'an administrator'],
] as const)
  test(`when ${who} holds one permission, then she is shown its section, and nothing there is refused`, {
    tag: '@once',
  }, async ({ page, browser, portal, language, problems }) => {
    // A user without a section finds no such page.
    problems.expect(/status of 404.*pc_admin_tm/);
    test.setTimeout(300_000);
    const admin = await browser.newContext({ baseURL: portal.url });
    await signInByCall(admin, 'ps.admin');
    const clerk = await createClerk(admin.request, userTypeCodes[kind]);
    const give = await createRole(admin.request, clerk.userId);
    await signInFirst(page.request, clerk.password);
    const place = new AdministrationPage(page, language);
    const refused = collectRefusals(page);
    const shown = new Map<Permission, string[]>();
    for (const permission of permissions) {
      await give(permission);
      await page.goto('about:blank');
      await page.goto(administrationPath);
      await expect(page.locator('h1').first()).toBeVisible();
      const links = await place.navigation.getByRole('link').all();
      const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
      shown.set(
        permission,
        addresses.filter((address) => address !== null),
      );
      for (const address of shown.get(permission) ?? []) {
        await page.goto('about:blank');
        await page.goto(new URL(address, portal.url + administrationPath).href);
        await expect(
          page.locator('[data-page-heading]').first(),
          `${permission} at ${address}`,
        ).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(refused(), `${permission} at ${address}`).toEqual([]);
      }
    }
    const withSection = permissions.filter((permission) => (shown.get(permission) ?? []).length > 0);
    const bureauOnly: readonly Permission[] = ['admin:schools'];
    expect(withSection).toEqual(
      permissions.filter((one) => !withoutSection.includes(one) && !bureauOnly.includes(one)),
    );
    await admin.close();
  });

const loginName = 'one.part';

/** Somebody new, who holds nothing. */
async function createClerk(request: APIRequestContext, userType: UserType) {
  const form = { loginName, realName: '教务', userType: String(userType) };
  const { code, data } = await (await request.post('/api/base/people/user/create', { headers, form })).json();
  expect(code).toBe('ok');
  return { userId: String(data.user.userId), password: String(data.password) };
}

async function signInFirst(request: APIRequestContext, first: string): Promise<void> {
  await request.post('/api/uaa/oauth/login', { headers, form: { username: loginName, password: first } });
  const form = { oldPassword: first, password: 'Chosen-by-me-7' };
  const changed = await request.post('/api/uaa/oauth/password/change', { headers, form });
  expect(await changed.json()).toMatchObject({ code: 'ok' });
}

/** A role of the clerk alone; what comes back makes one permission all that it grants. */
async function createRole(
  request: APIRequestContext,
  userId: string,
): Promise<(permission: Permission) => Promise<void>> {
  const role = { unitId: '', roleId: '', revision: 0, code: 'part', name: '部分', enName: 'Part' };
  const save = async (grants: readonly object[]): Promise<void> => {
    const answer = await request.post('/api/base/roles/save', { headers, data: { ...role, grants } });
    const { code, data } = await answer.json();
    expect(code).toBe('ok');
    Object.assign(role, { roleId: data.roleId, revision: data.revision });
  };
  await save([]);
  const people = { unitId: '', roleId: role.roleId, add: [userId], remove: [] };
  await request.post('/api/base/roles/set_people', { headers, data: people });
  return (permission) => {
    const [appCode, nodeCode] = permission.split(':');
    return save([{ appCode, nodeCode }]);
  };
}

/** Calls of a page that were answered by a refusal since it was asked last. */
function collectRefusals(page: Page): () => string[] {
  let found: string[] = [];
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/api/')) return;
    const body = await response.json().catch(() => undefined);
    if (body?.code === 'forbidden') found.push(pathname);
  });
  return () => {
    const taken = found;
    found = [];
    return taken;
  };
}
