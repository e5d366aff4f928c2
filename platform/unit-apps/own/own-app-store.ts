import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/database';
import { parseUserTypes } from '#platform/desktop';
import { type OwnApp, ownAppKinds, userTypes } from '#shared/contracts';

/** What a unit added. It decides nothing. */
export function createOwnAppStore(db: Kysely<Tables>) {
  const ofUnit = (unitId: string) =>
    db
      .selectFrom('desktop_app')
      .select(['code', 'kind', 'name', 'english_name', 'address', 'client_id', 'group_code'])
      .select(['audience', 'revision'])
      .where('owner_unit_id', '=', unitId)
      .orderBy('position')
      .orderBy('code');
  return {
    list: async (unitId: string): Promise<OwnApp[]> => (await ofUnit(unitId).execute()).flatMap(toOwnApp),

    find: async (unitId: string, code: string): Promise<OwnApp | undefined> =>
      (await ofUnit(unitId).where('code', '=', code).execute()).flatMap(toOwnApp)[0],

    count: async (unitId: string): Promise<number> => {
      const { count } = await db
        .selectFrom('desktop_app')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('owner_unit_id', '=', unitId)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    insert: async (unitId: string, app: OwnApp): Promise<void> => {
      const row = { code: app.code, owner_unit_id: unitId, server_id: 'base', position: behindAll };
      await db
        .insertInto('desktop_app')
        .values({ ...emptyRow, ...row, ...columnsOf(app) })
        .execute();
    },

    /** False when somebody else changed it after `app.revision`. */
    change: async (unitId: string, app: OwnApp): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable('desktop_app')
        .set({ ...columnsOf(app), revision: sql`revision + 1` })
        .where('code', '=', app.code)
        .where('owner_unit_id', '=', unitId)
        .where('revision', '=', app.revision)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    remove: async (unitId: string, code: string): Promise<boolean> => {
      const { numDeletedRows } = await db
        .deleteFrom('desktop_app')
        .where('code', '=', code)
        .where('owner_unit_id', '=', unitId)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },

    hasGroup: async (code: string): Promise<boolean> =>
      (await db.selectFrom('desktop_group').select('code').where('code', '=', code).executeTakeFirst()) !==
      undefined,

    listGroups: () =>
      db
        .selectFrom('desktop_group')
        .select(['code', 'name', 'english_name as englishName'])
        .orderBy('position')
        .execute(),
  };
}

/** Behind the apps of the catalogue; the unit orders them as it likes. */
const behindAll = 10_000;

const emptyRow = {
  ...{ short_name: null, english_short_name: null, deploy_path: null, menu_route: null },
  ...{ limit_user_type: null, front_user_type: null, only_unit_type: null, only_unit_id: null },
  ...{ icon_img: null, img_path: null },
};

function columnsOf({ kind, name, englishName, address, clientId, groupCode, userTypes: types }: OwnApp) {
  return {
    ...{ kind, name, english_name: englishName || null, group_code: groupCode },
    ...{ address: address || null, client_id: clientId || null, audience: JSON.stringify(types) },
  };
}

interface OwnRow {
  code: string;
  kind: string;
  name: string;
  english_name: string | null;
  address: string | null;
  client_id: string | null;
  group_code: string;
  audience: string | null;
  revision: number;
}

function toOwnApp(row: OwnRow): OwnApp | [] {
  const kind = ownAppKinds.find((one) => one === row.kind);
  if (!kind) return [];
  return {
    ...{ code: row.code, kind, name: row.name, englishName: row.english_name ?? '' },
    ...{ address: row.address ?? '', clientId: row.client_id ?? '', groupCode: row.group_code },
    ...{ userTypes: parseUserTypes(row.audience) ?? [...userTypes], revision: row.revision },
  };
}
