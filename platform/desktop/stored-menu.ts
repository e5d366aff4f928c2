import { wholeApp } from '#shared/contracts';
import type { ResourceRow } from './resource-tree.ts';

/** A row of the statement: a node, or with `granted_code` something that the user holds. */
export interface NodeRow extends Omit<ResourceRow, 'granted_by'> {
  app_code: string;
  granted_code: string | null;
}

/** The nodes of an app as the database has them, and what a user holds there. */
export interface StoredMenu {
  readonly rows: readonly ResourceRow[];
  readonly grants: readonly string[];
}

/** Says of each node which grant covers it. */
export function toStoredMenu(rows: readonly NodeRow[]): StoredMenu {
  const grants = rows.flatMap(({ granted_code }) => granted_code ?? []);
  const nodes = rows.filter(({ granted_code }) => granted_code === null);
  return {
    grants,
    rows: nodes.map(({ app_code: _, granted_code: __, ...node }) => ({
      ...node,
      granted_by: coverOf(grants, node.code),
    })),
  };
}

/** The grant that covers a node: its own, or that of the whole app; null for none. */
export function coverOf(grants: readonly string[], code: string): string | null {
  return [code, wholeApp].find((one) => grants.includes(one)) ?? null;
}
