import { checkScreen } from '../fixtures/check-screen.ts';
import { expect, test } from '../fixtures/index.ts';
import { type PortalProcess, startPortal } from '../fixtures/portal-process.ts';
import { readSetupAddress } from '../fixtures/read-setup-address.ts';

const words = {
  'zh-CN': {
    title: '设置门户',
    begin: '开始使用',
    taken: '登录名须为',
    different: '两次输入的密码不一致',
    closed: '不能在此设置门户',
    gateway: '未设置 OUTBOX_URL',
    english: '默认语言',
    samples: /添加示例学年/,
  },
  en: {
    title: 'Set up the portal',
    begin: 'Begin',
    taken: 'Use 3 to 32 letters',
    different: 'The two passwords do not match',
    closed: 'The portal cannot be set up here',
    gateway: 'Without OUTBOX_URL',
    english: 'Default language',
    samples: /Add a sample school year/,
  },
} as const;

let portal: PortalProcess;
test.beforeAll(async () => {
  portal = await startPortal({ DEMO: '0' });
});
test.afterAll(() => portal.stop());

test('when an empty portal is set up at the address of its log, then its administrator signs in, and the address is of no more use', async ({
  page,
  language,
}, info) => {
  const say = words[language === 'en' ? 'en' : 'zh-CN'];
  const address = await readSetupAddress(portal);
  await page.goto(address.replace(/secret=../, 'secret=xx'));
  await expect(page.getByRole('heading', { name: say.closed })).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole('heading', { name: say.title })).toBeVisible();
  await expect(page.getByText(say.gateway)).toBeVisible();
  await expect(page.getByText('SQLite')).toBeVisible();
  await page.getByLabel(say.english).selectOption('en');
  await page.getByLabel(say.samples).check();
  await checkScreen(page, info, 'setup');

  const begin = page.getByRole('button', { name: say.begin });
  await page.locator('#unit').fill('青江小学');
  await page.locator('#realName').fill('何静');
  await page.locator('#loginName').fill('a');
  await page.locator('#password').fill('Qing2026jiang');
  await page.locator('#repeated').fill('Qing2026jiank');
  await begin.click();
  await expect(page.locator('#repeated')).toHaveAccessibleDescription(say.different);
  await page.locator('#password').fill('Qing2026jiang');
  await page.locator('#repeated').fill('Qing2026jiang');
  await begin.click();
  await expect(page.locator('#loginName')).toHaveAccessibleDescription(new RegExp(say.taken));
  await expect(page.locator('#loginName')).toBeFocused();
  // Nothing typed is lost, but the passwords, which no page sends back.
  await expect(page.locator('#unit')).toHaveValue('青江小学');
  await expect(page.getByLabel(say.english)).toHaveValue('en');
  await expect(page.getByLabel(say.samples)).toBeChecked();
  await checkScreen(page, info, 'setup-refused');

  await page.locator('#loginName').fill('admin');
  await page.locator('#password').fill('Qing2026jiang');
  await page.locator('#repeated').fill('Qing2026jiang');
  await begin.click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: say.closed })).toBeVisible();

  const answer = await page.request.post(`${portal.url}/api/uaa/oauth/login`, {
    headers: { 'x-requested-by': 'portal', origin: portal.url },
    form: { username: 'admin', password: 'Qing2026jiang' },
  });
  expect(await answer.json()).toMatchObject({ status: 200, data: { userType: 4 } });
  await page.goto(`${portal.url}/desktop/home`);
  await expect(page.getByRole('heading', { name: /何静/ })).toBeVisible();
  const overview = await page.request.get(`${portal.url}/api/base/units/overview`);
  expect(await overview.json()).toMatchObject({
    data: { people: { students: 6, teachers: 1 }, classes: { open: 2 } },
  });
});
