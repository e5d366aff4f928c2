import { describe, expect, test } from 'vitest';
import type { ResourceNode, UserType } from '#shared/contracts';
import {
  codeKeysOf,
  defaultGateRules,
  findRoute,
  isForeignVariant,
  isInMenu,
  isWhollyGated,
  menuRoutesOf,
  needsMenu,
} from './index.ts';

function node(code: string, changes: Partial<ResourceNode> = {}): ResourceNode {
  return {
    code,
    name: `名${code}`,
    englishName: null,
    resourceType: 3,
    menuRoute: null,
    children: [],
    ...changes,
  };
}

function menu(code: string, menuRoute: string | null): ResourceNode {
  return node(code, { resourceType: 2, menuRoute });
}

const tree = [
  node('people', { resourceType: 1, children: [menu('list', '#/people/list'), node('import')] }),
  menu('role', '#/role/list/'),
  menu('broken', null),
  node('edit', { menuRoute: '#/only/a/button' }),
];
const people = '/pages/base/pc_base_tm/index.html';

function page(path: string, { search = '', hash = '' } = {}) {
  return { path, search, hash };
}

function inMenu(
  path: string,
  more: { search?: string; hash?: string } = {},
  userType: UserType = 4,
  nodes: readonly ResourceNode[] = tree,
) {
  return isInMenu(page(path, more), userType, nodes, defaultGateRules);
}

describe('what a tree gives', () => {
  test('when codes are asked for, then every node counts, by its name', () =>
    expect(codeKeysOf(tree)).toEqual({
      people: '名people',
      list: '名list',
      import: '名import',
      role: '名role',
      broken: '名broken',
      edit: '名edit',
    }));
  test('when the menu is asked for, then nodes of resource type 2 count, wherever they stand', () =>
    expect(menuRoutesOf(tree)).toEqual(['#/people/list', '#/role/list/']));
});

test.each<[string, string, string | undefined]>([
  ['', '', undefined],
  ['', '#', undefined],
  ['', '#/', undefined],
  ['', '#main', undefined],
  ['', '#/people/list', '/people/list'],
  ['', '#/people/list/?q=1&page=2', '/people/list'],
  ['?_r=/role/list', '', '/role/list'],
  ['?_r=role/list', '#/people/list', '/role/list'],
  ['?_r=%23%2Frole%2Flist%3Fx%3D1', '', '/role/list'],
  ['', '#/people/list?_r=/role/list', '/role/list'],
])('when the query is %j and the hash %j, then the route is %j', (search, hash, route) =>
  expect(findRoute({ search, hash })).toBe(route),
);

test.each<[UserType, string, boolean]>([
  [1, people, true],
  [3, people, true],
  [3, '/pages/base/mobile_base_tm/index.html', true],
  [2, people, false],
  [4, people, false],
  [1, '/pages/exam/pc_exam_spm/index.html', false],
  [3, '/pages/base/pc_desktop_all/index.html', false],
  [3, '/desktop/home', false],
])('when user type %s opens %s, then being a foreign variant is %s', (userType, path, foreign) =>
  expect(isForeignVariant(path, userType)).toBe(foreign),
);

test.each<[string, UserType, boolean]>([
  [people, 4, true],
  [people, 2, true],
  ['/pages/base/mobile_base_tm/index.html', 2, true],
  ['/area/base/pc_exam_spm/index.html', 2, true],
  [people, 1, false],
  [people, 3, false],
  ['/desktop/home', 2, false],
  ['/account', 4, false],
  ['/pages/base/pc_desktop_all/index.html', 2, false],
  ['/pages/cms/pc_home_tm/index.html', 2, false],
  ['/pages/party/pc_party_tm/index.html', 2, false],
  // A piece of the address is no exemption.
  ['/pages/party/pc_base_tm/index.html', 4, true],
  ['/pages/app/pc_base_tm/index.html', 4, true],
  ...['app', 'hlcp', 'career', 'note', 'op', 'py', 'scczReport'].map((code): [string, UserType, boolean] => [
    `/pages/x/pc_${code}_tm/index.html`,
    2,
    false,
  ]),
  ['/pages/x/pc_application_tm/index.html', 2, true],
])('when %s is opened by user type %s, then needing the menu is %s', (path, userType, needed) =>
  expect(needsMenu(path, userType, defaultGateRules)).toBe(needed),
);

describe('the menu check', () => {
  test.each<[string, Parameters<typeof inMenu>, boolean]>([
    ['the first page', [people], true],
    ['a route of the menu', [people, { hash: '#/people/list?q=a' }], true],
    ['a route with a slash behind', [people, { hash: '#/role/list' }], true],
    ['a route that is none', [people, { hash: '#/nowhere' }], false],
    ['a route below one of the menu', [people, { hash: '#/people/list/1' }], false],
    ['the route of a button', [people, { hash: '#/only/a/button' }], false],
    ['a route in _r', [people, { search: '?_r=/people/list' }], true],
    ['a foreign route in _r', [people, { search: '?_r=/nowhere', hash: '#/people/list' }], false],
    ['an empty menu', [people, {}, 4, []], false],
    ['a menu of groups and buttons', [people, {}, 4, [node('unit', { children: [node('edit')] })]], false],
    ['an exempt app without a menu', ['/pages/x/pc_app_tm/index.html', { hash: '#/any' }, 2, []], true],
    ['a page of everybody', ['/desktop/home', { hash: '#/any' }, 2, []], true],
    ['a student on the own variant', ['/pages/x/pc_exam_spm/index.html', { hash: '#/any' }, 1, []], true],
    ['an evaluate page on any route', ['/pages/x/pc_evalu_tm/index.html', { hash: '#/any' }, 2, tree], true],
    ['an evaluate page without a menu', ['/pages/x/pc_evalu_tm/index.html', {}, 2, []], false],
  ])('when it is %s, then that decides', (_, input, open) => expect(inMenu(...input)).toBe(open));

  test.each([
    ['/pages/base/pc_base_tm/index.html#/people/list', '#/people/list', true],
    ['/pages/base/pc_base_spm/index.html#/people/list', '', false],
    ['/pages/exam/pc_exam_tm/index.html', '', false],
  ])('when the menu names the page %s, then its marker has to be the one of the page', (route, hash, open) =>
    expect(inMenu(people, { hash }, 4, [menu('x', route)])).toBe(open),
  );
});

test.each([
  ['base', [people], true],
  ['base', [], true],
  ['licences', ['/licences'], false],
  ['desktop', ['/desktop/home', '/pages/base/pc_desktop_all/index.html'], false],
  ['app', ['/pages/base/pc_app_tm/index.html'], false],
])('when an app %s has the paths %j, then being wholly behind the menu is %s', (code, paths, gated) =>
  expect(isWhollyGated({ code, paths }, defaultGateRules)).toBe(gated),
);
