import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { ResourceNode } from '#shared/contracts';
import { buildResourceTree } from './resource-tree.ts';
import { shippedNodes } from './shipped-menus.ts';

/** Every menu node and permission code of an app, whoever holds it. Where the database has none, those that came with the portal. */
export async function readWholeMenu(db: Kysely<Tables>, appCode: string): Promise<ResourceNode[]> {
  const stored = await db
    .selectFrom('resource_node')
    .selectAll()
    .where('app_code', '=', appCode)
    .orderBy('position')
    .orderBy('code')
    .execute();
  const nodes = stored.length > 0 ? stored : shippedNodes.filter(({ app_code }) => app_code === appCode);
  return buildResourceTree(nodes.map((node) => ({ ...node, granted_by: '*' })));
}
