import type { Kysely } from 'kysely';
import { prepareQuery, type Tables } from '#platform/database';
import type { Principal } from '#platform/http';
import { buildResourcesQuery } from './desktop-queries.ts';
import { toNodeRow } from './desktop-store.ts';
import { type CatalogueRule, isAllowed, type Viewer } from './icon-rules.ts';
import { withShippedMenu } from './shipped-menus.ts';
import { toStoredMenu } from './stored-menu.ts';
import type { DecidedUser } from './unit-decision.ts';
import { isOpenByUnit } from './unit-rule.ts';

/** What one user may do with one app. */
export interface AppAccess {
  readonly realName: string;
  /** Whether catalogue and unit let her open it; undefined where the catalogue has no such app and the unit says nothing against it. */
  readonly isOpen: boolean | undefined;
  /** Codes of the nodes of its menu that she holds. */
  readonly codes: readonly string[];
}

const selectAccess = prepareQuery((db, user: DecidedUser & { appCode: string }) =>
  buildResourcesQuery(db, user)
    .leftJoin('desktop_app as app', (join) => join.on('app.code', '=', user.appCode))
    .select(['holder.real_name', 'app.update_status', 'app.audience', 'app.limit_user_type'])
    .select(['app.front_user_type', 'app.only_unit_type', 'app.only_unit_id', 'app.owner_unit_id']),
);

/** What a user may do with an app, by the same rules as her desktop and her menu; undefined where nobody knows her. One statement. */
export async function findAppAccess(
  db: Kysely<Tables>,
  principal: Pick<Principal, 'userId'> & Viewer,
  appCode: string,
): Promise<AppAccess | undefined> {
  const { userId, userType } = principal;
  const rows = await selectAccess(db, { userId, userType: String(userType), appCode });
  const [first] = rows;
  if (!first) return undefined;
  const menu = withShippedMenu(appCode, userType, toStoredMenu(rows.flatMap(toNodeRow)));
  return {
    realName: first.real_name,
    isOpen: isOpenByUnit(first, userType) && isOfferedBy(first, principal),
    codes: [...new Set(menu.filter(({ granted_by }) => granted_by !== null).map(({ code }) => code))],
  };
}

/** Undefined where the catalogue does not have the app. */
function isOfferedBy(
  { update_status, ...rule }: { [Name in keyof CatalogueRule]: CatalogueRule[Name] | null },
  viewer: Viewer,
): boolean | undefined {
  return update_status === null ? undefined : isAllowed({ ...rule, update_status }, viewer);
}
