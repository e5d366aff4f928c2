import type { Permission, ResourceType } from '#shared/contracts';

/** A node of a menu as people write it. */
export interface MenuBranch {
  readonly code: string;
  /** Chinese and English. */
  readonly names: readonly [string, string];
  /** Left out, the node is a group, or a button where it has no children. */
  readonly route?: string;
  /** Permissions of which each opens the node, which cannot be granted by itself then. Default none: it is a permission of its own. */
  readonly openedBy?: readonly Permission[];
  readonly children?: readonly MenuBranch[];
}

/** The same node as a row of `resource_node`. */
export interface MenuNode {
  app_code: string;
  code: string;
  parent_code: string | null;
  /** Among its siblings, from 1. */
  position: number;
  name: string;
  english_name: string;
  resource_type: ResourceType;
  menu_route: string | null;
}

/** The rows of a menu, in the order of siblings. */
export function flattenMenu(
  app_code: string,
  branches: readonly MenuBranch[],
  parent_code: string | null = null,
): MenuNode[] {
  return branches.flatMap((branch, position) => [
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
    ...flattenMenu(app_code, branch.children ?? [], branch.code),
  ]);
}

function typeOf({ route, children }: MenuBranch): ResourceType {
  if (route) return 2;
  return children ? 1 : 3;
}
