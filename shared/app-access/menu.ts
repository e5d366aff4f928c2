import type { ResourceNode } from '#shared/contracts';

const menuType = 2;

const nodesOf = (tree: readonly ResourceNode[]): ResourceNode[] =>
  tree.flatMap((node) => [node, ...nodesOf(node.children)]);

/** The permitted codes of an app by their names: `codeKeys` (Q08). */
export const codeKeysOf = (tree: readonly ResourceNode[]): Readonly<Record<string, string>> =>
  Object.fromEntries(nodesOf(tree).map(({ code, name }) => [code, name]));

/** The routes of the menu: those of nodes of resource type 2 (F06). */
export const menuRoutesOf = (tree: readonly ResourceNode[]): string[] =>
  nodesOf(tree).flatMap(({ resourceType, menuRoute }) =>
    resourceType === menuType && menuRoute ? [menuRoute] : [],
  );
