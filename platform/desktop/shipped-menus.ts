import { coverOf, type HeldGrant, keepingApps } from '#platform/grants';
import {
  isStaff,
  type Permission,
  splitPermission,
  type UserType,
  userTypeCodes,
  wholeApp,
} from '#shared/contracts';
import { flattenMenu, type MenuBranch, type MenuNode } from './menu-branch.ts';
import type { ResourceRow } from './resource-tree.ts';
import type { StoredMenu } from './stored-menu.ts';

interface ShippedMenu {
  /** User types whose people hold it by being of that type. Default none: then grants alone count. */
  readonly userTypes?: readonly UserType[];
  readonly branches: readonly MenuBranch[];
  /** Codes that nobody holds by a user type. Default none. */
  readonly byGrantOnly?: readonly string[];
  /** Where the database has nodes of the app, its grants alone count: who has none holds nothing. Default false. */
  readonly yieldsToGrants?: boolean;
}

/** The app in which administrators keep their school. */
export const administrationApp = 'admin';

/** Apps that come with the portal bring their menu: on an empty platform they work without anybody granting anything. */
const shippedMenus: Readonly<Record<string, ShippedMenu>> = {
  base: {
    branches: [
      {
        code: 'unit',
        names: ['单位', 'Unit'],
        children: [
          { code: 'view', names: ['查看单位', 'View unit'], route: '#/unit/view' },
          { code: 'edit', names: ['编辑单位', 'Edit unit'] },
        ],
      },
      {
        code: 'people',
        names: ['人员', 'People'],
        children: [
          { code: 'list', names: ['人员列表', 'People list'], route: '#/people/list' },
          { code: 'import', names: ['导入人员', 'Import people'] },
          { code: 'reset-pwd', names: ['重置密码', 'Reset password'] },
        ],
      },
      { code: 'role', names: ['角色', 'Roles'], route: '#/role/list' },
      {
        code: 'licence',
        names: ['许可', 'Licences'],
        children: [
          { code: 'licence.view', names: ['查看许可', 'View licences'], route: '#/licence/list' },
          { code: 'licence.edit', names: ['编辑许可', 'Edit licences'] },
        ],
      },
    ],
  },
  [administrationApp]: {
    branches: [
      { code: 'overview', names: ['概览', 'Overview'], route: '#/overview' },
      { code: 'schools', names: ['学校', 'Schools'], route: '#/schools' },
      { code: 'classes', names: ['班级', 'Classes'], route: '#/classes' },
      { code: 'years', names: ['学年', 'School years'], route: '#/years' },
      { code: 'import', names: ['导入', 'Import'], route: '#/import', openedBy: ['base:import'] },
      // Sections whose pages belong to other apps have a route as well: the place leads on from it.
      {
        code: 'people',
        names: ['人员', 'People'],
        route: '#/people',
        openedBy: ['base:list'],
        children: [
          { code: 'people.edit', names: ['编辑与停用人员', 'Edit and disable people'] },
          { code: 'people.data', names: ['导出个人信息', 'Export personal data'] },
        ],
      },
      {
        code: 'family',
        names: ['家庭关系', 'Family links'],
        route: '#/family',
        children: [
          { code: 'family.links', names: ['绑定与解绑家长', 'Link and unlink parents'] },
          { code: 'family.slips', names: ['打印班级密码条', 'Print password slips of classes'] },
        ],
      },
      {
        code: 'roles',
        names: ['角色与许可', 'Roles and permissions'],
        route: '#/roles',
        openedBy: ['base:role'],
      },
      { code: 'apps', names: ['应用', 'Apps'], route: '#/apps' },
      { code: 'releases', names: ['应用发布', 'App releases'], route: '#/releases' },
      { code: 'appearance', names: ['单位外观', 'Appearance'], route: '#/appearance' },
      { code: 'licences', names: ['许可', 'Licences'], route: '#/licences', openedBy: ['base:licence.view'] },
      { code: 'announcements', names: ['公告', 'Announcements'], route: '#/announcements' },
      { code: 'feedback', names: ['用户反馈', 'Feedback'], route: '#/feedback' },
      { code: 'security', names: ['登录安全', 'Sign-in security'], route: '#/security' },
      { code: 'sessions', names: ['用户登录', 'User sessions'], route: '#/sessions' },
      { code: 'audit', names: ['审计记录', 'Audit trail'], route: '#/audit' },
      { code: 'retention', names: ['保留期限', 'Retention'], route: '#/retention' },
    ],
  },
  app: {
    userTypes: [userTypeCodes.teacher, userTypeCodes.administrator],
    byGrantOnly: ['app.override'],
    branches: [
      {
        code: 'clients',
        names: ['我的应用', 'My apps'],
        route: '#/clients',
        children: [
          { code: 'client.register', names: ['注册应用', 'Register an app'] },
          { code: 'app.override', names: ['开发时替换应用', 'Override apps in development'] },
        ],
      },
      { code: 'apps', names: ['门户应用', 'Portal apps'], route: '#/apps' },
      { code: 'guides', names: ['接入指南', 'Guides'], route: '#/guides' },
      { code: 'api', names: ['接口文档', 'API documentation'], route: '#/api' },
    ],
  },
  drive: {
    userTypes: [userTypeCodes.teacher, userTypeCodes.administrator],
    yieldsToGrants: true,
    branches: [
      { code: 'mine', names: ['我的', 'Mine'], route: '#/mine' },
      {
        code: 'share',
        names: ['共享', 'Shared'],
        route: '#/share',
        children: [{ code: 'share.create', names: ['新建共享', 'New share'] }],
      },
      { code: 'recycle', names: ['回收站', 'Recycle bin'], route: '#/recycle' },
    ],
  },
};

interface OpenedNode {
  readonly appCode: string;
  readonly code: string;
  readonly openedBy: readonly Permission[];
}

/** The nodes that follow from permissions. */
export const openedNodes: readonly OpenedNode[] = Object.entries(shippedMenus).flatMap(
  ([appCode, { branches }]) => openedOf(appCode, branches),
);

/** Those of one app, by their codes. */
export function openedIn(appCode: string): ReadonlyMap<string, readonly Permission[]> {
  const nodes = openedNodes.filter((node) => node.appCode === appCode);
  return new Map(nodes.map(({ code, openedBy }) => [code, openedBy]));
}

function openedOf(appCode: string, branches: readonly MenuBranch[]): OpenedNode[] {
  return branches.flatMap(({ code, openedBy, children = [] }) => [
    ...(openedBy ? [{ appCode, code, openedBy }] : []),
    ...openedOf(appCode, children),
  ]);
}

/** The nodes of every menu that comes with the portal, for a database that keeps its own copy of them. */
export const shippedNodes: readonly MenuNode[] = Object.entries(shippedMenus).flatMap(
  ([code, { branches }]) => flattenMenu(code, branches),
);

/** The codes of apps that come with the portal. */
export const shippedApps: readonly string[] = Object.keys(shippedMenus);

/**
 * The rows of an app as a user holds them: what she was granted, and what everybody of her user type holds. Where the database has no
 * nodes, the rows are those that came with the portal.
 */
export function withShippedMenu(
  appCode: string,
  userType: UserType,
  { rows: stored, grants }: StoredMenu,
): readonly ResourceRow[] {
  const menu = findMenu(appCode);
  if (!menu || (menu.yieldsToGrants && stored.length > 0)) return stored;
  if (!countsFor(appCode, userType)) return stored.map((row) => ({ ...row, granted_by: null }));
  const rows =
    stored.length > 0
      ? stored
      : flattenMenu(appCode, menu.branches).map(
          (node): ResourceRow => ({ ...node, granted_by: coverOf(grants, appCode, node.code) }),
        );
  const opened = openedIn(appCode);
  return rows.map((row) => {
    if (isHeldByType(menu, userType, row.code)) return { ...row, granted_by: wholeApp };
    const openedBy = opened.get(row.code);
    return openedBy ? { ...row, granted_by: coverOfAny(grants, openedBy) } : row;
  });
}

/** Whether what is granted of an app counts for a user type: teachers and administrators alone keep a unit. */
export function countsFor(appCode: string, userType: UserType): boolean {
  return !keepingApps.includes(appCode) || isStaff({ userType });
}

/**
 * Whether everybody of a user type holds a node of an app.
 * @param hasNodes whether the database has nodes of the app
 */
export function isHeldByAll(appCode: string, userType: UserType, code: string, hasNodes: boolean): boolean {
  const menu = findMenu(appCode);
  return menu !== undefined && !(menu.yieldsToGrants && hasNodes) && isHeldByType(menu, userType, code);
}

/** An app may be called like what every object has. */
function findMenu(appCode: string): ShippedMenu | undefined {
  return Object.hasOwn(shippedMenus, appCode) ? shippedMenus[appCode] : undefined;
}

function isHeldByType({ userTypes = [], byGrantOnly = [] }: ShippedMenu, userType: UserType, code: string) {
  return userTypes.includes(userType) && !byGrantOnly.includes(code);
}

function coverOfAny(grants: readonly HeldGrant[], wanted: readonly Permission[]): string | null {
  const isHeld = wanted.some((permission) => {
    const { appCode, code } = splitPermission(permission);
    return coverOf(grants, appCode, code) !== null;
  });
  return isHeld ? wholeApp : null;
}
