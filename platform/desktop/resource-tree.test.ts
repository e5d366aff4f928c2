import { describe, expect, test } from 'vitest';
import type { ResourceNode } from '#shared/contracts';
import { buildResourceTree, type ResourceRow } from './resource-tree.ts';

const row = (
  code: string,
  parent: string | null,
  granted: string | null,
  type: 1 | 2 | 3 = 3,
): ResourceRow => ({
  code,
  parent_code: parent,
  name: code,
  english_name: null,
  resource_type: type,
  menu_route: type === 2 ? `#/${code}` : null,
  granted_by: granted,
});

const outline = (nodes: ResourceNode[]): unknown[] =>
  nodes.map((node) => (node.children.length > 0 ? [node.code, outline(node.children)] : node.code));

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
