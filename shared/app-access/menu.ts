import type { ResourceNode } from '#shared/contracts';

const menuType = 2;

/** The permitted codes of an app by their names: `codeKeys` (Q08). */
export function codeKeysOf(tree: readonly ResourceNode[]): Readonly<Record<string, string>> {
  return Object.fromEntries(nodesOf(tree).map(({ code, name }) => [code, name]));
}

/** The routes of the menu: those of nodes of resource type 2 (F06). */
export function menuRoutesOf(tree: readonly ResourceNode[]): string[] {
  return nodesOf(tree).flatMap(({ resourceType, menuRoute }) =>
    resourceType === menuType && menuRoute ? [menuRoute] : [],
  );
}

function nodesOf(tree: readonly ResourceNode[]): ResourceNode[] {
  return tree.flatMap((node) => [node, ...nodesOf(node.children)]);
}
