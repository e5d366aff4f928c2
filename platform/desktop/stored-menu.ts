import { coverOf, type HeldGrant } from '#platform/grants';
import type { ResourceRow } from './resource-tree.ts';

/** A row of the statement: a node, or with `granted_code` something that the user holds. */
export interface NodeRow extends Omit<ResourceRow, 'granted_by'> {
  app_code: string;
  granted_code: string | null;
}

/** The nodes of an app as the database has them, and what a user holds in any app. */
export interface StoredMenu {
  readonly rows: readonly ResourceRow[];
  readonly grants: readonly HeldGrant[];
}

/** Says of each node which grant covers it. */
export function toStoredMenu(rows: readonly NodeRow[]): StoredMenu {
  const grants = rows.flatMap(({ app_code, granted_code: node_code }) =>
    node_code === null ? [] : { app_code, node_code },
  );
  const nodes = rows.filter(({ granted_code }) => granted_code === null);
  return {
    grants,
    rows: nodes.map(({ app_code, granted_code: _, ...node }) => ({
      ...node,
      granted_by: coverOf(grants, app_code, node.code),
    })),
  };
}
