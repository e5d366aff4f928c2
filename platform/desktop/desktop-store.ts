import type { Kysely } from 'kysely';
import { prepareQuery, type Tables } from '#platform/database';
import type { UnreadCount } from '#shared/contracts';
import type { AppRow } from './icon-rules.ts';
import type { ResourceRow } from './resource-tree.ts';

/** What one user did with one app. */
export interface AccessRecord {
  id: string;
  at: number;
  user_id: string;
  user_type: number;
  unit_id: string;
  res_id: string;
  res_name: string;
  type: number;
}

const selectApps = prepareQuery((db, { userId }: { userId: string }) =>
  db
    .selectFrom('desktop_app as app')
    .innerJoin('desktop_group as g', 'g.code', 'app.group_code')
    .leftJoin('desktop_choice as choice', (join) =>
      join.onRef('choice.app_code', '=', 'app.code').on('choice.user_id', '=', userId),
    )
    .leftJoin('desktop_unread as unread', (join) =>
      join.onRef('unread.app_code', '=', 'app.code').on('unread.user_id', '=', userId),
    )
    .selectAll('app')
    .select([
      'g.name as group_name',
      'g.english_name as group_english_name',
      'choice.position as chosen_position',
      'choice.hidden',
      'unread.num as unread',
    ])
    .orderBy('g.position')
    .orderBy('app.position'),
);

const selectUnread = prepareQuery((db, { userId }: { userId: string }) =>
  db
    .selectFrom('desktop_unread')
    .select(['app_code as code', 'num'])
    .where('user_id', '=', userId)
    .orderBy('app_code'),
);

const selectResources = prepareQuery((db, { userId, appCode }: { userId: string; appCode: string }) =>
  db
    .selectFrom('resource_node as node')
    .leftJoin('resource_grant as granted', (join) =>
      join
        .onRef('granted.app_code', '=', 'node.app_code')
        .on('granted.user_id', '=', userId)
        .on((eb) =>
          eb.or([eb('granted.node_code', '=', '*'), eb('granted.node_code', '=', eb.ref('node.code'))]),
        ),
    )
    .select([
      'node.code',
      'node.parent_code',
      'node.name',
      'node.english_name',
      'node.resource_type',
      'node.menu_route',
      'granted.node_code as granted_by',
    ])
    .where('node.app_code', '=', appCode)
    .orderBy('node.position')
    .orderBy('node.code'),
);

/** The rows of the desktop: apps, unread counts, trees, access records. */
export function createDesktopStore(db: Kysely<Tables>) {
  return {
    /** Every app in the order of groups and apps, with what this user chose and has not read. One statement. */
    listApps: (userId: string): Promise<AppRow[]> => selectApps(db, { userId }),

    listUnread: (userId: string): Promise<UnreadCount[]> => selectUnread(db, { userId }),

    /** Every node of an app, each with the grant of this user that covers it. One statement. */
    listResources: (userId: string, appCode: string): Promise<ResourceRow[]> =>
      selectResources(db, { userId, appCode }),

    insertAccessRecord: async (record: AccessRecord): Promise<void> => {
      await db.insertInto('access_record').values(record).execute();
    },
  };
}
