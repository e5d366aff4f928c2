import { type Kysely, type Selectable, sql } from 'kysely';
import type { AppUserTable, Tables } from '#platform/database';
import { personColumns } from '#platform/people';
import type { UserType } from '#shared/contracts';

const columns = ['id', 'unit_id', 'external_id', ...personColumns.names, 'user_status', 'revision'] as const;

/** A person, as far as an import compares and writes her. */
export type PersonRow = Pick<Selectable<AppUserTable>, (typeof columns)[number]>;

/** People by what rows name them by. */
export interface FoundPeople {
  /** Of the unit. @param userType where it is known; otherwise the one person who has the id */
  readonly byExternalId: (externalId: string, userType: UserType | undefined) => PersonRow | undefined;
  /** Of any unit, whatever the case. */
  readonly byLoginName: (loginName: string) => PersonRow | undefined;
  /** The ids of all who were found. */
  readonly ids: readonly string[];
}

/** Two statements, however many rows there are. */
export async function findPeople(
  db: Kysely<Tables>,
  unitId: string,
  { externalIds, loginNames }: { externalIds: readonly string[]; loginNames: readonly string[] },
): Promise<FoundPeople> {
  const withId = externalIds.length === 0 ? [] : await selectByExternalId(db, unitId, externalIds);
  const withLogin = loginNames.length === 0 ? [] : await selectByLoginName(db, loginNames);
  const byId = Map.groupBy(withId, ({ external_id }) => external_id ?? '');
  const byLogin = new Map(withLogin.map((row) => [row.login_name.toLowerCase(), row]));
  return {
    byExternalId: (externalId, userType) => {
      const found = byId.get(externalId) ?? [];
      if (userType !== undefined) return found.find(({ user_type }) => user_type === userType);
      return found.length === 1 ? found[0] : undefined;
    },
    byLoginName: (loginName) => byLogin.get(loginName.toLowerCase()),
    ids: [...new Set([...withId, ...withLogin].map(({ id }) => id))],
  };
}

function selectByExternalId(db: Kysely<Tables>, unitId: string, ids: readonly string[]) {
  return db
    .selectFrom('app_user')
    .select(columns)
    .where('external_id', 'in', ids)
    .where('unit_id', '=', unitId)
    .execute();
}

function selectByLoginName(db: Kysely<Tables>, names: readonly string[]) {
  return db
    .selectFrom('app_user')
    .select(columns)
    .where(
      sql<string>`lower(login_name)`,
      'in',
      names.map((name) => name.toLowerCase()),
    )
    .execute();
}
