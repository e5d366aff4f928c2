import type { Kysely } from 'kysely';
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import { isStorable, type PortalDatabase, type Tables } from '#platform/database';
import type { Clock } from '#platform/runtime';
import { fromRow, isSecretModel, storedIdOf, toRow } from './payload-row.ts';

export interface PayloadAdapterDeps {
  database: PortalDatabase;
  clock: Clock;
}

/** What the provider keeps of one model, on both engines. */
export function createPayloadAdapter(
  { database: { db }, clock }: PayloadAdapterDeps,
  model: string,
): Adapter {
  const findBy = async (
    column: 'id' | 'user_code' | 'uid',
    value: string,
    shown?: string,
  ): Promise<AdapterPayload | undefined> => {
    if (!isStorable(value)) return undefined;
    const row = await selectLiving(db, model).where(`oidc_payload.${column}`, '=', value).executeTakeFirst();
    return row && fromRow(row, shown, clock);
  };

  return {
    upsert: async (id, payload, expiresIn) => {
      const row = toRow(model, id, payload, expiresIn, clock());
      await db
        .insertInto('oidc_payload')
        .values(row)
        .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(row))
        .execute();
    },
    find: (id) => findBy('id', storedIdOf(model, id), isSecretModel(model) ? id : undefined),
    findByUserCode: (userCode) => findBy('user_code', userCode),
    findByUid: (uid) => findBy('uid', uid),

    /** One conditional update: of parallel callers exactly one wins, whatever the library looked at before. */
    consume: async (id) => {
      const { numUpdatedRows } = await db
        .updateTable('oidc_payload')
        .set({ consumed_at: clock() })
        .where('model', '=', model)
        .where('id', '=', storedIdOf(model, id))
        .where('consumed_at', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new errors.InvalidGrant(`${model} was consumed already`);
    },

    destroy: async (id) => {
      await db
        .deleteFrom('oidc_payload')
        .where('model', '=', model)
        .where('id', '=', storedIdOf(model, id))
        .execute();
    },

    revokeByGrantId: async (grantId) => {
      await db
        .deleteFrom('oidc_payload')
        .where('model', '=', model)
        .where('grant_id', '=', grantId)
        .execute();
    },
  };
}

/** Rows that count: what came from a session of the portal dies at the moment that session is revoked. */
function selectLiving(db: Kysely<Tables>, model: string) {
  return db
    .selectFrom('oidc_payload')
    .leftJoin('auth_session', 'auth_session.id', 'oidc_payload.session_uid')
    .selectAll('oidc_payload')
    .where('oidc_payload.model', '=', model)
    .where('auth_session.revoked_at', 'is', null);
}
