import { describe, expect, test } from 'vitest';
import type { ResourceNode, UserType } from '#shared/contracts';
import { buildResourceTree, type ResourceRow } from './resource-tree.ts';
import { withShippedMenu } from './shipped-menus.ts';

function row(code: string, parent: string | null, granted: string | null, type: 1 | 2 | 3 = 3): ResourceRow {
  return {
    code,
    parent_code: parent,
    name: code,
    english_name: null,
    resource_type: type,
    menu_route: type === 2 ? `#/${code}` : null,
    granted_by: granted,
  };
}

function outline(nodes: ResourceNode[]): unknown[] {
  return nodes.map((node) => (node.children.length > 0 ? [node.code, outline(node.children)] : node.code));
}

describe('the tree of an app', () => {
  test('when everything is granted, then the tree is whole and siblings keep their order', () => {
    const rows = [row('b', null, '*', 1), row('a', null, '*', 2), row('b2', 'b', '*'), row('b1', 'b', '*')];
    expect(outline(buildResourceTree(rows))).toEqual([['b', ['b2', 'b1']], 'a']);
  });

  test('when nothing is granted, then it is empty', () => {
    expect(buildResourceTree([row('a', null, null, 2), row('a1', 'a', null)])).toEqual([]);
    expect(buildResourceTree([])).toEqual([]);
  });

  test('when a menu is granted and its button is not, then the button is gone', () => {
    const rows = [row('report', null, 'report', 2), row('report.export', 'report', null)];
    expect(outline(buildResourceTree(rows))).toEqual(['report']);
  });

  test('when only a button is granted, then its menu leads there without opening its own page', () => {
    const rows = [row('people', null, null, 2), row('import', 'people', 'import')];
    expect(buildResourceTree(rows)).toMatchObject([
      { code: 'people', resourceType: 1, menuRoute: null, children: [{ code: 'import', resourceType: 3 }] },
    ]);
  });

  test('when a node is granted by name and by wildcard, then it stands there once', () => {
    expect(outline(buildResourceTree([row('a', null, '*'), row('a', null, 'a')]))).toEqual(['a']);
  });

  test('when parents form a loop or do not exist, then their nodes do not show', () => {
    const rows = [row('x', 'y', '*'), row('y', 'x', '*'), row('lost', 'nowhere', '*'), row('a', null, '*')];
    expect(outline(buildResourceTree(rows))).toEqual(['a']);
  });
});

describe('the menu that comes with an app', () => {
  const codesOf = (
    appCode: string,
    userType: UserType,
    rows: ResourceRow[],
    grants: string[] = [],
  ): string[] => {
    const held = grants.map((grant) => {
      const [node_code = '', app_code = appCode] = grant.split(' of ');
      return { app_code, node_code };
    });
    const codes = (nodes: ResourceNode[]): string[] =>
      nodes.flatMap((node) => [node.code, ...codes(node.children)]);
    return codes(buildResourceTree(withShippedMenu(appCode, userType, { rows, grants: held })));
  };

  test('when nobody granted anything, then user types hold their apps, and nobody holds administration', () => {
    for (const userType of [2, 4] as const)
      expect(codesOf('app', userType, [])).toEqual(['clients', 'client.register', 'apps', 'guides', 'api']);
    expect(codesOf('app', 3, [])).toEqual([]);
    for (const userType of [1, 2, 3, 4] as const)
      for (const appCode of ['base', 'admin'])
        for (const rows of [[], [row('list', null, null, 2)]])
          expect(codesOf(appCode, userType, rows), `${appCode} ${userType}`).toEqual([]);
  });

  test('when a part is granted, then it is added to what the user type holds', () => {
    const rows = [row('clients', null, 'clients', 2), row('client.register', 'clients', null)];
    expect(codesOf('app', 2, rows)).toEqual(['clients', 'client.register']);
    expect(codesOf('app', 3, rows)).toEqual(['clients']);
  });

  test('when a part is granted and the database has no nodes, then that part is all there is', () => {
    expect(codesOf('app', 3, [], ['guides'])).toEqual(['guides']);
    expect(codesOf('app', 2, [], ['*'])).toContain('app.override');
    expect(codesOf('admin', 2, [], ['family'])).toEqual(['family']);
    expect(codesOf('base', 2, [], ['*'])).toContain('reset-pwd');
  });

  test('when a node follows from permissions of another app, then they open it, and it is no grant of its own', () => {
    for (const userType of [2, 4] as const) {
      expect(codesOf('admin', userType, [], ['import of base', 'role of base'])).toEqual(['import', 'roles']);
      expect(codesOf('admin', userType, [], ['*'])).not.toContain('import');
      expect(codesOf('admin', userType, [], ['import', 'people', 'roles', 'licences'])).toEqual([]);
      expect(codesOf('admin', userType, [], ['* of *'])).toContain('import');
    }
    const rows = [row('import', null, 'import', 2), row('years', null, null, 2)];
    expect(codesOf('admin', 4, rows)).toEqual([]);
    expect(codesOf('admin', 4, rows, ['import of base'])).toEqual(['import']);
  });

  test('when what comes by grant alone is granted, then it is added to the rest', () =>
    expect(codesOf('app', 2, [], ['app.override'])).toEqual([
      'clients',
      'client.register',
      'app.override',
      'apps',
      'guides',
      'api',
    ]));

  test('when the database has nodes of its own, then they are the menu', () =>
    expect(codesOf('app', 4, [row('own', null, null, 2)])).toEqual(['own']));

  test.each(['exam', 'constructor'])(
    'when the app is %s, which brings none, then nothing is added',
    (code) => {
      expect(codesOf(code, 4, [])).toEqual([]);
      expect(codesOf(code, 4, [row('a', null, null, 2)])).toEqual([]);
    },
  );

  test('when the drive has no nodes yet, then the staff may share; with nodes, only who is granted it', () => {
    expect(codesOf('drive', 2, [])).toContain('share.create');
    expect(codesOf('drive', 1, [])).toEqual([]);
    expect(codesOf('drive', 2, [row('share', null, null, 2), row('share.create', 'share', null)])).toEqual(
      [],
    );
    expect(codesOf('drive', 2, [row('share', null, 'share', 2)])).toEqual(['share']);
  });
});
