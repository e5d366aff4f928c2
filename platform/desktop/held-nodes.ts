import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { Principal } from '#platform/http';
import { createDesktopStore } from './desktop-store.ts';
import type { ResourceRow } from './resource-tree.ts';
import { openedIn, shippedApps, withShippedMenu } from './shipped-menus.ts';

/**
 * Every node of every app that has a menu and can be granted, and of each whether a user holds it, by the code of the app. What stands
 * below a node that follows from permissions stands at the top. One statement.
 */
export async function listHeldNodes(
  db: Kysely<Tables>,
  { userId, userType }: Pick<Principal, 'userId' | 'userType'>,
): Promise<ReadonlyMap<string, readonly ResourceRow[]>> {
  const stored = await createDesktopStore(db).listAllResources(userId, shippedApps);
  return new Map(
    [...stored]
      .map(([code, menu]) => [code, grantableOf(code, withShippedMenu(code, userType, menu))] as const)
      .filter(([, rows]) => rows.length > 0),
  );
}

function grantableOf(appCode: string, rows: readonly ResourceRow[]): ResourceRow[] {
  const opened = openedIn(appCode);
  const belowOf = Map.groupBy(rows, ({ parent_code }) => parent_code);
  return rows.flatMap((row) => {
    if (opened.has(row.code))
      return (belowOf.get(row.code) ?? []).map((below) => ({ ...below, parent_code: row.parent_code }));
    return opened.has(row.parent_code ?? '') ? [] : [row];
  });
}
