import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { findOutsideAddress } from '#shared/app-kinds';

export interface AskedClient {
  readonly clientId: string;
  readonly name: string;
  readonly englishName: string;
  readonly initiateLoginUri: string;
}

/** Clients that a unit lets in and that sign users in by themselves, in the order of their names. One statement. */
export async function listAskedClients(db: Kysely<Tables>, unitId: string): Promise<AskedClient[]> {
  const rows = await db
    .selectFrom('oauth_client as client')
    .leftJoin('client_unit', (join) =>
      join.onRef('client_unit.client_id', '=', 'client.id').on('client_unit.unit_id', '=', unitId),
    )
    .select(['client.id', 'client.name_zh', 'client.name_en', 'client.initiate_login_uri'])
    .where('client.status', '=', 'active')
    .where('client.initiate_login_uri', 'is not', null)
    .where((eb) => eb(eb.fn.coalesce('client_unit.state', 'client.default_unit_state'), '!=', 'off'))
    .orderBy('client.name_zh')
    .orderBy('client.id')
    .execute();
  return rows.flatMap(({ id, name_zh, name_en, initiate_login_uri }) =>
    findOutsideAddress(initiate_login_uri)
      ? [{ clientId: id, name: name_zh, englishName: name_en, initiateLoginUri: initiate_login_uri ?? '' }]
      : [],
  );
}
