import type { Kysely } from 'kysely';
import { prepareQuery, type Tables } from '#platform/database';
import { everyApp } from '#platform/grants';
import type { Principal } from '#platform/http';
import type { ClosedApp, UnreadCount } from '#shared/contracts';
import {
  buildAllResourcesQuery,
  buildAppsQuery,
  buildClosedQuery,
  buildResourcesQuery,
} from './desktop-queries.ts';
import type { AppRow } from './icon-rules.ts';
import { type NodeRow, type StoredMenu, toStoredMenu } from './stored-menu.ts';
import { isOpenByUnit } from './unit-rule.ts';

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

type UnitMember = Pick<Principal, 'userId' | 'unitId' | 'userType'>;

const selectApps = prepareQuery(buildAppsQuery);
const selectClosed = prepareQuery(buildClosedQuery);
const selectResources = prepareQuery(buildResourcesQuery);
const selectAllResources = prepareQuery(buildAllResourcesQuery);

const selectUnread = prepareQuery((db, { userId }: { userId: string }) =>
  db
    .selectFrom('desktop_unread')
    .select(['app_code as code', 'num'])
    .where('user_id', '=', userId)
    .orderBy('app_code'),
);

/** The rows of the desktop: apps, unread counts, trees, access records. */
export function createDesktopStore(db: Kysely<Tables>) {
  return {
    /** Every app in the order of the user's unit, with what unit and user chose and what is unread. One statement. */
    listApps: ({ userId, unitId, userType }: UnitMember): Promise<AppRow[]> =>
      selectApps(db, { userId, unitId, userType: String(userType) }),

    /** The apps that the unit keeps from this user. One statement. */
    listClosed: async ({ userId, unitId, userType }: UnitMember): Promise<ClosedApp[]> => {
      const rows = await selectClosed(db, { userId, unitId, userType: String(userType) });
      return rows
        .filter((row) => !isOpenByUnit(row, userType))
        .map(({ code, deploy_path }) => ({ code, deployPath: deploy_path }));
    },

    listUnread: (userId: string): Promise<UnreadCount[]> => selectUnread(db, { userId }),

    /**
     * Every node of an app, each with the grant of this user that covers it, and all grants; undefined where the user's unit keeps the app
     * from her. One statement.
     */
    listResources: async (
      { userId, userType }: Pick<UnitMember, 'userId' | 'userType'>,
      appCode: string,
    ): Promise<StoredMenu | undefined> => {
      const rows = await selectResources(db, { userId, userType: String(userType), appCode });
      const [decision] = rows;
      if (!decision || !isOpenByUnit(decision, userType)) return undefined;
      return toStoredMenu(rows.flatMap(toNodeRow));
    },

    /**
     * The same of every app that has nodes, or grants of this user, by its code, whatever her unit opens. One statement.
     * @param known apps that come in any case
     */
    listAllResources: async (
      userId: string,
      known: readonly string[],
    ): Promise<ReadonlyMap<string, StoredMenu>> => {
      const rows = await selectAllResources(db, { userId });
      const held = rows.filter(({ granted_code }) => granted_code !== null);
      const codes = new Set([...known, ...rows.map(({ app_code }) => app_code)]);
      codes.delete(everyApp);
      const nodesOf = Map.groupBy(
        rows.filter(({ granted_code }) => granted_code === null),
        ({ app_code }) => app_code,
      );
      return new Map(
        [...codes].map((code) => [code, toStoredMenu([...(nodesOf.get(code) ?? []), ...held])] as const),
      );
    },

    insertAccessRecord: async (record: AccessRecord): Promise<void> => {
      await db.insertInto('access_record').values(record).execute();
    },
  };
}

/** Nothing where an app has no node and the user no grant. */
export function toNodeRow({
  app_code,
  code,
  name,
  resource_type,
  ...row
}: { [Name in keyof NodeRow]: NodeRow[Name] | null }): NodeRow | [] {
  return app_code === null || code === null || name === null || resource_type === null
    ? []
    : { ...row, app_code, code, name, resource_type };
}
