import { expect, test } from 'vitest';
import { codeKeysOf, defaultGateRules } from '#shared/app-access';
import type { AppRoute, ResourceNode, UserType } from '#shared/contracts';
import { type AdmissionInput, decideAdmission } from './decide-admission.ts';

function node(code: string, menuRoute: string | null): ResourceNode {
  return {
    code,
    name: code,
    englishName: null,
    resourceType: menuRoute ? 2 : 3,
    menuRoute,
    children: [],
  };
}

const people = '/pages/base/pc_base_tm/index.html';
const developers = '/pages/base/pc_app_tm/index.html';
const tree = [node('list', '#/people/list'), node('role', '#/role/list'), node('import', null)];
const list: AppRoute = { path: '/people/list', meta: { code: 'list' } };
const secret: AppRoute = { path: '/secret', meta: { code: 'secret' } };
const start: AppRoute = { path: '/', redirect: '/people/list' };

interface Given {
  path?: string;
  hash?: string;
  userType?: UserType;
  dyMenu?: ResourceNode[] | undefined;
  userTypes?: UserType[];
  config?: Partial<AdmissionInput['config']>;
}

function decide({ path = people, hash = '', userType = 4, userTypes = [], config = {}, ...rest }: Given) {
  const dyMenu = 'dyMenu' in rest ? rest.dyMenu : tree;
  return decideAdmission({
    address: { path, search: '', hash },
    userType,
    audience: { signedIn: true, userTypes },
    rules: defaultGateRules,
    permissions: dyMenu && { dyMenu, codeKeys: codeKeysOf(dyMenu) },
    config: {
      authority: true,
      router: true,
      routerType: 'async',
      routerConf: undefined,
      routerPrePath: undefined,
      ...config,
    },
  });
}

/** The apps that F07 exempts. */
const exemptApps = ['app', 'hlcp', 'career', 'note', 'op', 'py', 'scczReport'];

test.each(exemptApps)(
  'when the exempt app %s is opened, then its routes open without a menu, for it alone',
  (code) => {
    const address = { path: `/pages/x/pc_${code}_tm/index.html`, hash: '#/guides' };
    for (const userType of [2, 4] as const) {
      expect(decide({ ...address, userType, dyMenu: undefined })).toBe('open');
      expect(decide({ ...address, userType, dyMenu: [] })).toBe('open');
      const other = { ...address, path: `/pages/${code}/pc_x${code}_tm/index.html`, userType };
      expect(decide({ ...other, dyMenu: undefined })).toBe('ask');
      expect(decide({ ...other, dyMenu: [] })).toBe('not-found');
    }
    // The exemption is from the menu only.
    for (const userType of [1, 3] as const) expect(decide({ ...address, userType })).toBe('no-permission');
  },
);

const unknown = { dyMenu: undefined };
const routed = { routerConf: [start, list, secret] };

test.each<[string, Given, string]>([
  ['the menu leads there', {}, 'open'],
  ['the app is for other user types', { userTypes: [1, 2, 3] }, 'no-permission'],
  ['a student opens the variant of teachers', { userType: 1, ...unknown }, 'no-permission'],
  ['a parent opens the variant of teachers', { userType: 3 }, 'no-permission'],
  ['the app is for this user type', { userTypes: [4] }, 'open'],
  ['the menu is empty', { dyMenu: [] }, 'not-found'],
  ['the hash is not in the menu', { hash: '#/nowhere' }, 'not-found'],
  ['nobody knows the menu yet', unknown, 'ask'],
  ['the app needs no menu by its own word', { config: { authority: false }, ...unknown }, 'open'],
  ['the app is exempt', { path: developers, hash: '#/clients', ...unknown }, 'open'],
  ['the page is the portal’s own', { path: '/account', hash: '#/any', ...unknown }, 'open'],
  [
    'a student opens the own variant',
    { path: '/pages/x/pc_exam_spm/index.html', userType: 1, ...unknown },
    'open',
  ],
  ['a route is configured and permitted', { hash: '#/people/list', config: routed }, 'open'],
  ['the first page redirects to a permitted route', { config: routed }, 'open'],
  ['a route is in the menu but not configured', { hash: '#/role/list', config: routed }, 'not-found'],
  [
    'that app has a page for the rest',
    { hash: '#/role/list', config: { routerConf: [...(routed.routerConf ?? []), { path: '*' }] } },
    'open',
  ],
  ['no configured route is permitted', { config: { routerConf: [secret] } }, 'not-found'],
  ['routes wait for permissions', { path: developers, config: routed, ...unknown }, 'ask'],
  [
    'routes do not wait for them',
    { path: developers, config: { routerConf: [{ path: '/' }], routerType: 'sync' }, ...unknown },
    'open',
  ],
  [
    'routes that need a code do not wait for permissions',
    { path: developers, config: { routerConf: [secret], routerType: 'sync' }, ...unknown },
    'not-found',
  ],
  ['the portal keeps no routes', { config: { ...routed, router: false }, hash: '#/role/list' }, 'open'],
])('when %s, then that decides', (_, given, verdict) => expect(decide(given)).toBe(verdict));
