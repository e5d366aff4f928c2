import type { Kysely } from 'kysely';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Tables } from '#platform/database';
import { createPayloadAdapter, type PayloadAdapterDeps } from './payload-adapter.ts';
import { fromRow, toRow } from './payload-row.ts';

const model = 'Session';

/**
 * Sessions of the provider. Each belongs to one session of the portal, and its `uid` is that session's id; the library
 * gives it a new id at will, so it is found by either. It counts as long as the session of the portal is not revoked.
 */
export function createSessionAdapter(deps: PayloadAdapterDeps): Adapter {
  const { database, clock } = deps;
  const { db, engine } = database;

  const find = async (idOrUid: string): Promise<AdapterPayload | undefined> => {
    const row = await db
      .selectFrom('oidc_payload')
      .leftJoin('auth_session', 'auth_session.id', 'oidc_payload.uid')
      .selectAll('oidc_payload')
      .where('oidc_payload.model', '=', model)
      .where((eb) => eb.or([eb('oidc_payload.uid', '=', idOrUid), eb('oidc_payload.id', '=', idOrUid)]))
      .where('auth_session.revoked_at', 'is', null)
      .executeTakeFirst();
    return row && fromRow(row, undefined, clock);
  };

  /**
   * Two requests of one user at once must not lose the client of the other: the sign-out notifies the clients of this
   * list.
   */
  const merge = async (trx: Kysely<Tables>, payload: AdapterPayload): Promise<AdapterPayload> => {
    const row = await trx
      .selectFrom('oidc_payload')
      .selectAll()
      .where('uid', '=', payload.uid ?? '')
      .$if(engine === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst();
    if (!row) return payload;
    const { authorizations } = fromRow(row, undefined, clock);
    return { ...payload, authorizations: { ...authorizations, ...payload.authorizations } };
  };

  const save = (id: string, payload: AdapterPayload, expiresIn: number | undefined): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const row = toRow(model, id, await merge(trx, payload), expiresIn, clock());
      await trx
        .insertInto('oidc_payload')
        .values(row)
        .onConflict((conflict) => conflict.column('uid').doUpdateSet(row))
        .execute();
    });

  return {
    ...createPayloadAdapter(deps, model),
    find,
    findByUid: find,
    upsert: save,
    /**
     * The library also destroys a session to give it a new id, and a second request must not find it gone meanwhile. A
     * sign-out revokes the session of the portal, which ends this one with it.
     */
    destroy: async () => undefined,
  };
}
