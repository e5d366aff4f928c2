import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { Client } from './client.ts';
import { createClientStore } from './client-store.ts';

/** Why the users of a unit cannot use a client. */
export type ClientBar = 'disabled' | 'not_approved' | 'off_in_unit';

/** What keeps the users of a unit from a client; undefined where nothing does. It counts at once, for tokens too. */
export const findClientBar = async (
  db: Kysely<Tables>,
  client: Pick<Client, 'id' | 'status' | 'defaultUnitState' | 'sandboxUnitId'>,
  unitId: string,
): Promise<ClientBar | undefined> => {
  if (client.status === 'disabled') return 'disabled';
  if (client.status === 'requested') return client.sandboxUnitId === unitId ? undefined : 'not_approved';
  const state = (await createClientStore(db).findUnitState(client.id, unitId)) ?? client.defaultUnitState;
  return state === 'off' ? 'off_in_unit' : undefined;
};
