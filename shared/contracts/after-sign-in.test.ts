import { describe, expect, test } from 'vitest';
import { chooseAfterSignIn, type SignedInPage } from './after-sign-in.ts';
import { defaultHomeRules, type HomeRules } from './home-rules.ts';
import { expandRedirect, homeFor } from './homes.ts';
import { hostileReturnAddresses } from './testing/hostile-return-addresses.ts';

const pc = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36';
const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile Safari/537.36';
const teacher = { unitId: 'U2001', unitType: 2, userType: 2 } as const;
const official = { unitId: 'U1001', unitType: 1, userType: 4 } as const;

function rules(changes: Partial<HomeRules> = {}): HomeRules {
  return { ...defaultHomeRules, ...changes };
}

function page(changes: Partial<SignedInPage> = {}): SignedInPage {
  return {
    origin: 'https://portal.example',
    path: '/login',
    hash: '',
    redirectUri: null,
    userAgent: pc,
    ...changes,
  };
}

describe('homes', () => {
  test.each([
    [teacher, false, {}, '/pages/base/pc_desktop_all/index.html'],
    [teacher, true, {}, '/pages/base/mobile_desktop_all/index.html'],
    [official, false, {}, '/area/areaBase/pc_areaDesktop_all/index.html'],
    [official, true, {}, '/area/areaBase/mobile_areaDesktop_all/index.html'],
    [teacher, false, { isDevelopment: true }, '/pc_desktop_all.html'],
    [official, true, { isDevelopment: true }, '/mobile_desktop_all.html'],
    [
      { ...teacher, unitId: 'U9001' },
      true,
      { unitHomeOverrides: { U9001: '/pages/base/pc_app_tm/index.html' } },
      '/pages/base/pc_app_tm/index.html',
    ],
    [{ ...teacher, unitId: 'constructor' }, false, {}, '/pages/base/pc_desktop_all/index.html'],
  ])('when %j is at home (mobile %s, rules %j), then that is %s', (user, isMobile, changes, home) =>
    expect(homeFor(user, isMobile, rules(changes))).toBe(home),
  );

  test.each([
    ['/redirect/hw', 2, false, '/pages/hw/pc_hw_tm/index.html'],
    ['/redirect/hw', 4, true, '/pages/hw/mobile_hw_tm/index.html'],
    ['/redirect/hw', 1, false, '/pages/hw/pc_hw_spm/index.html'],
    ['/redirect/hw/?a=1#/x', 3, true, '/pages/hw/mobile_hw_spm/index.html?a=1#/x'],
    ['/redirect/', 2, false, '/redirect/'],
    ['/redirect/a/b', 2, false, '/redirect/a/b'],
    ['/redirect/..%2Fx', 2, false, '/redirect/..%2Fx'],
    ['/x/redirect/hw', 2, false, '/x/redirect/hw'],
  ] as const)(
    'when %s is opened by user type %i (mobile %s), then it is %s',
    (target, userType, isMobile, path) => expect(expandRedirect(target, { userType }, isMobile)).toBe(path),
  );
});

describe('the page after a sign-in', () => {
  const all = rules({ loginJumpPage: '/jump', inAppPage: '/in-app' });
  const choose = (
    changes: Partial<SignedInPage>,
    given = all,
    user: typeof teacher | typeof official = teacher,
  ) => chooseAfterSignIn(page(changes), user, given);

  test('when there is a page to return to, then that comes first', () =>
    expect(choose({ redirectUri: '/a?b=1#/c' })).toBe('/a?b=1#/c'));
  test('when there is none, then the configured jump page comes next', () =>
    expect(choose({})).toBe('/jump'));
  test('when there is neither, then a page where people sign in leads home', () => {
    expect(choose({}, rules({ inAppPage: '/in-app' }))).toBe('/pages/base/pc_desktop_all/index.html');
    expect(choose({ path: '/bind/', userAgent: phone }, rules())).toBe(
      '/pages/base/mobile_desktop_all/index.html',
    );
    expect(choose({}, rules(), official)).toBe('/area/areaBase/pc_areaDesktop_all/index.html');
  });
  test.each(['MicroMessenger/8.0', 'wxwork/4.1 MicroMessenger/7.0'])(
    'when %s opened a page that is no way in, then it goes on to the page for messaging apps',
    (agent) => {
      const opened = { path: '/pages/notice/mobile_notice_spm/index.html', userAgent: `${phone} ${agent}` };
      expect(choose(opened, rules({ inAppPage: '/in-app' }))).toBe('/in-app');
      expect(choose(opened, rules())).toBeUndefined();
    },
  );
  test('when any other page was opened, then it stays', () =>
    expect(
      choose({ path: '/pages/base/pc_base_tm/index.html' }, rules({ inAppPage: '/in-app' })),
    ).toBeUndefined());
  test.each([
    { path: '/pages/base/pc_desktop_all/index.html', hash: '#/desktop/setting' },
    { path: '/area/areaBase/pc_areaDesktop_all/index.html', hash: '#/areaDesktop/setting?tab=1' },
    { path: '/desktop/setting' },
  ])('when the page is %j, then nobody is taken away from it', (setting) =>
    expect(choose({ ...setting, redirectUri: '/a' })).toBeUndefined(),
  );

  test.each(hostileReturnAddresses)(
    'when the page to return to is %j, then it counts as none',
    (redirectUri) => {
      expect(choose({ redirectUri })).toBe('/jump');
      expect(choose({}, rules({ loginJumpPage: redirectUri }))).toBe('/pages/base/pc_desktop_all/index.html');
    },
  );
  test.each(['/login', '/login?redirect_uri=/login', '/a/../login'])(
    'when the page to return to is the sign-in page (%s), then it counts as none',
    (redirectUri) => expect(choose({ redirectUri }, rules())).toBe('/pages/base/pc_desktop_all/index.html'),
  );
  test('when the page to return to names an app, then its variant for the user opens', () =>
    expect(choose({ redirectUri: '/redirect/notice', userAgent: phone })).toBe(
      '/pages/notice/mobile_notice_tm/index.html',
    ));
});
