import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { Principal } from '#platform/http';
import { createDesktopStore } from './desktop-store.ts';
import type { ResourceRow } from './resource-tree.ts';
import { shippedApps, withShippedMenu } from './shipped-menus.ts';

/** Every node of every app that has a menu, and of each whether a user holds it, by the code of the app. One statement. */
export async function listHeldNodes(
  db: Kysely<Tables>,
  { userId, userType }: Pick<Principal, 'userId' | 'userType'>,
): Promise<ReadonlyMap<string, readonly ResourceRow[]>> {
  const stored = await createDesktopStore(db).listAllResources(userId, shippedApps);
  return new Map(
    [...stored]
      .map(([code, menu]) => [code, withShippedMenu(code, userType, menu)] as const)
      .filter(([, rows]) => rows.length > 0),
  );
}
