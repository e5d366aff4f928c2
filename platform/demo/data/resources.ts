import type { Insertable } from 'kysely';
import type { Tables } from '#platform/database';

type Node = Insertable<Tables['resource_node']>;

interface Branch {
  code: string;
  names: readonly [string, string];
  /** Left out, the node is a group, or a button where it has no children. */
  route?: string;
  children?: readonly Branch[];
}

const trees: Readonly<Record<string, readonly Branch[]>> = {
  base: [
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
  exam: [
    {
      code: 'paper',
      names: ['试卷', 'Papers'],
      route: '#/paper/list',
      children: [
        { code: 'paper.new', names: ['新建试卷', 'New paper'] },
        { code: 'paper.edit', names: ['编辑试卷', 'Edit paper'] },
      ],
    },
    {
      code: 'marking',
      names: ['阅卷', 'Marking'],
      route: '#/marking/list',
      children: [{ code: 'mark', names: ['批阅', 'Mark'] }],
    },
    {
      code: 'report',
      names: ['分析', 'Analysis'],
      route: '#/report/list',
      children: [{ code: 'report.export', names: ['导出报表', 'Export report'] }],
    },
  ],
  drive: [
    { code: 'mine', names: ['我的', 'Mine'], route: '#/mine' },
    {
      code: 'share',
      names: ['共享', 'Shared'],
      route: '#/share',
      children: [{ code: 'share.create', names: ['新建共享', 'New share'] }],
    },
    { code: 'recycle', names: ['回收站', 'Recycle bin'], route: '#/recycle' },
  ],
};

const typeOf = (branch: Branch): 1 | 2 | 3 => {
  if (branch.route) return 2;
  return branch.children ? 1 : 3;
};

const flatten = (app_code: string, branches: readonly Branch[], parent_code: string | null): Node[] =>
  branches.flatMap((branch, position) => [
    {
      app_code,
      code: branch.code,
      parent_code,
      position: position + 1,
      name: branch.names[0],
      english_name: branch.names[1],
      resource_type: typeOf(branch),
      menu_route: branch.route ?? null,
    },
    ...flatten(app_code, branch.children ?? [], branch.code),
  ]);

export const demoResources: readonly Node[] = Object.entries(trees).flatMap(([code, branches]) =>
  flatten(code, branches, null),
);

/** By user: the nodes of each app that the user holds. User 2002 holds none. */
const grants: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  '4001': { base: ['*'], drive: ['*'] },
  '4002': { base: ['*'], exam: ['*'], drive: ['*'] },
  '4003': { base: ['*'], exam: ['*'], drive: ['*'] },
  '2001': { exam: ['paper', 'paper.new', 'paper.edit', 'marking', 'mark', 'report'], drive: ['*'] },
  '2003': { exam: ['*'], drive: ['mine', 'share', 'share.create'] },
  '2004': { exam: ['paper', 'marking', 'mark'], drive: ['*'] },
  '2101': { drive: ['*'] },
};

export const demoGrants: readonly Insertable<Tables['resource_grant']>[] = Object.entries(grants).flatMap(
  ([user_id, apps]) =>
    Object.entries(apps).flatMap(([app_code, nodes]) =>
      nodes.map((node_code) => ({ user_id, app_code, node_code })),
    ),
);
