import { type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import { escapeLike, type Tables, type UnitState } from '#platform/database';
import type { ClientUnit } from '#shared/contracts';
import { type Client, toClient } from './client.ts';
import { clientColumns } from './client-columns.ts';

/** A client together with what a list says about it. */
export interface ListedClient {
  readonly client: Client;
  /** Unit of the user who registered it. */
  readonly unit: ClientUnit | null;
  /** What counts in the unit that was asked about. */
  readonly unitState: UnitState;
}

export interface ClientFilter {
  /** Only clients of this owner. */
  ownerId?: string | undefined;
  /** Only clients of this unit and, with `orActive`, those that units may switch on. */
  unitId?: string | undefined;
  orActive?: boolean | undefined;
  status?: Client['status'] | undefined;
  /** Found inside a name or the id, whatever its case. */
  keyword?: string | undefined;
  id?: string | undefined;
}

type Columns = ExpressionBuilder<Tables, 'oauth_client'>;

/** Clients by what is asked of them. It decides nothing: the caller says what the reader may see. */
export function createClientListing(db: Kysely<Tables>) {
  return {
    /** Newest first. @param readerUnitId the unit whose state `unitState` gives */
    list: async (
      readerUnitId: string,
      filter: ClientFilter,
      { offset, size }: { offset: number; size: number },
    ): Promise<ListedClient[]> => {
      const rows = await db
        .selectFrom('oauth_client')
        .leftJoin('unit', 'unit.id', 'oauth_client.unit_id')
        .leftJoin('client_unit', (join) =>
          join
            .onRef('client_unit.client_id', '=', 'oauth_client.id')
            .on('client_unit.unit_id', '=', readerUnitId),
        )
        .select(clientColumns)
        .select(['unit.name as unit_name', 'unit.en_name as unit_en_name', 'client_unit.state as unit_state'])
        .where((eb) => matches(eb, filter))
        .orderBy('oauth_client.created_at', 'desc')
        .orderBy('oauth_client.id')
        .limit(size)
        .offset(offset)
        .execute();
      return rows.map(({ unit_name, unit_en_name, unit_state, ...row }) => ({
        client: toClient(row),
        unit:
          row.unit_id === null ? null : { unitId: row.unit_id, name: unit_name ?? '', enName: unit_en_name },
        unitState: unit_state ?? (row.sandbox_unit_id === readerUnitId ? 'on' : row.default_unit_state),
      }));
    },

    count: async (filter: ClientFilter): Promise<number> => {
      const { total } = await db
        .selectFrom('oauth_client')
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .where((eb) => matches(eb, filter))
        .executeTakeFirstOrThrow();
      return Number(total);
    },
  };
}

function matches(eb: Columns, { ownerId, unitId, orActive, status, keyword, id }: ClientFilter) {
  const contains = (column: 'id' | 'name_zh' | 'name_en', text: string) =>
    sql<SqlBool>`lower(${eb.ref(`oauth_client.${column}`)}) like lower(${`%${escapeLike(text)}%`}) escape '!'`;
  // A JSON list of ids, none of which holds a quote.
  const owned = (owner: string) =>
    sql<SqlBool>`${eb.ref('oauth_client.owner_user_ids')} like ${`%"${escapeLike(owner)}"%`} escape '!'`;
  const ofUnit = (unit: string) => {
    const own = eb('oauth_client.unit_id', '=', unit);
    const open = eb.and([eb('oauth_client.status', '=', 'active'), eb('oauth_client.sandbox_only', '=', 0)]);
    return orActive ? eb.or([own, open]) : own;
  };
  return eb.and([
    ...(id === undefined ? [] : [eb('oauth_client.id', '=', id)]),
    ...(ownerId === undefined ? [] : [owned(ownerId)]),
    ...(unitId === undefined ? [] : [ofUnit(unitId)]),
    ...(status === undefined ? [] : [eb('oauth_client.status', '=', status)]),
    ...(keyword
      ? [eb.or([contains('id', keyword), contains('name_zh', keyword), contains('name_en', keyword)])]
      : []),
  ]);
}
