import type { ResourceNode, ResourceType } from '#shared/contracts';

/** A node of an app's tree, and whether the user holds it. */
export interface ResourceRow {
  code: string;
  parent_code: string | null;
  name: string;
  english_name: string | null;
  resource_type: ResourceType;
  menu_route: string | null;
  /** The grant that covers the node: its own code, `*` for the whole app, null for none. */
  granted_by: string | null;
}

/**
 * The tree that a user sees in one app: the nodes she holds, and the way down to them. A menu on that way that she does not
 * hold herself becomes a plain group, so that its page stays closed.
 * @param rows every node of the app in the order of siblings, at most one row for each grant that covers it.
 */
export function buildResourceTree(rows: readonly ResourceRow[]): ResourceNode[] {
  const unique = [...new Map(rows.map((row) => [row.code, row])).values()];
  const byParent = Map.groupBy(unique, (row) => row.parent_code);
  // A loop among parents is never reached from the top, so it can neither hang nor show.
  const build = (parent: string | null): ResourceNode[] =>
    (byParent.get(parent) ?? []).flatMap((row) => {
      const children = build(row.code);
      if (row.granted_by !== null) return [toNode(row, children)];
      return children.length > 0 ? [toNode({ ...row, resource_type: 1, menu_route: null }, children)] : [];
    });
  return build(null);
}

function toNode(row: ResourceRow, children: ResourceNode[]): ResourceNode {
  return {
    code: row.code,
    name: row.name,
    englishName: row.english_name,
    resourceType: row.resource_type,
    menuRoute: row.menu_route,
    children,
  };
}
