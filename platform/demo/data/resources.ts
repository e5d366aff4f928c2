import type { Insertable } from 'kysely';
import type { Tables } from '#platform/database';
import { flattenMenu, type MenuBranch, shippedNodes } from '#platform/desktop';

/** The menus of apps that do not come with the portal. */
const menus: Readonly<Record<string, readonly MenuBranch[]>> = {
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
};

export const demoResources: readonly Insertable<Tables['resource_node']>[] = [
  ...shippedNodes,
  ...Object.entries(menus).flatMap(([code, branches]) => flattenMenu(code, branches)),
];

/**
 * By user: the nodes of each app that the user holds beside what her user type and her roles give her. 2002 holds none; 4003 may not give
 * out passwords; 9002 may override apps in development; 9004 has nothing of base in the menu.
 */
const grants: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  '4003': {
    base: ['unit', 'view', 'people', 'list', 'import', 'licence', 'licence.view'],
    admin: ['*'],
    exam: ['*'],
    drive: ['*'],
  },
  '9004': { base: ['edit'], admin: ['*'] },
  '9002': { app: ['app.override'] },
  '1001': { drive: ['*'] },
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
