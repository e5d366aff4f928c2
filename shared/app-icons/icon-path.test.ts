import { describe, expect, test } from 'vitest';
import type { Icon, SessionUser } from '#shared/contracts';
import { iconLink } from './icon-link.ts';
import { iconPath } from './icon-path.ts';
import { buildIcon } from './testing/build-icon.ts';

function icon(changes: Partial<Icon> = {}): Icon {
  return buildIcon({ code: 'base', serverId: 'base', ...changes });
}

function user(changes: Partial<SessionUser>): SessionUser {
  return { userType: 4, unitType: 2, ...changes } as SessionUser;
}

test.each([
  [1, 'spm'],
  [2, 'tm'],
  [3, 'spm'],
  [4, 'tm'],
] as const)('when user type %s opens an app, then the variant is %s', (userType, variant) =>
  expect(iconPath(icon(), user({ userType }), '/')).toBe(`/pages/base/pc_base_${variant}/index.html`),
);

test('when the unit is an area, then its apps live under area', () =>
  expect(iconPath(icon(), user({ unitType: 1 }), '/')).toBe('/area/base/pc_base_tm/index.html'));

test('when an app has a deploy path of its own, then that counts', () => {
  expect(iconPath(icon({ deployPath: '/legacy/old' }), user({}), '/')).toBe('/legacy/old');
  expect(iconPath(icon({ deployPath: 'area' }), user({}), '/')).toBe('/area/base/pc_base_tm/index.html');
});

test('when an icon names a menu route, then it is the hash', () =>
  expect(iconPath(icon({ menuRoute: '#/people/list' }), user({}), '/')).toBe(
    '/pages/base/pc_base_tm/index.html#/people/list',
  ));

test('when a deploy path leads off the portal, then the icon opens the desktop', () =>
  expect(iconPath(icon({ deployPath: '//evil.example' }), user({}), '/')).toBe('/'));

describe('an app of another kind', () => {
  const outside = 'https://library.example/shelf';

  test.each(['link', 'oidc'] as const)('when it is a %s, then its address opens outside the portal', (kind) =>
    expect(iconLink(icon({ kind, address: outside }), user({}), '/')).toEqual({
      href: outside,
      isOutside: true,
    }),
  );

  test('when it is a frame, then a page of the portal opens, whose address names it', () =>
    expect(iconLink(icon({ kind: 'frame', code: 'shelf', address: outside }), user({}), '/')).toEqual({
      href: '/frames?app=shelf',
      isOutside: false,
    }));

  test.each([
    null,
    'javascript:alert(1)',
    'data:text/html,x',
    'https://user:word@library.example',
    '/desktop',
  ])(
    'when its address is %s, then its page in the portal opens, which says that it is not opened',
    (address) => {
      for (const kind of ['link', 'oidc', 'frame'] as const)
        expect(iconLink(icon({ kind, address }), user({}), '/')).toEqual({
          href: '/pages/base/pc_base_tm/index.html',
          isOutside: false,
        });
    },
  );

  test.each(['remote', 'page'] as const)('when a %s has an address, then it does not count', (kind) =>
    expect(iconLink(icon({ kind, address: outside }), user({}), '/').href).toBe(
      '/pages/base/pc_base_tm/index.html',
    ),
  );
});
