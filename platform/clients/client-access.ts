import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { Client } from './client.ts';
import { createClientStore } from './client-store.ts';

/** Why a user cannot use a client. */
export type ClientBar = 'disabled' | 'not_approved' | 'off_in_unit' | 'sandbox_only';

type BarredClient = Pick<
  Client,
  'id' | 'status' | 'defaultUnitState' | 'sandboxUnitId' | 'isSandboxOnly' | 'ownerUserIds'
>;

/**
 * What keeps a user from a client; undefined where nothing does. It counts at once, for tokens too. An owner of a client
 * that is not disabled may try it: it learns nothing but what its owner knows.
 */
export async function findClientBar(
  db: Kysely<Tables>,
  client: BarredClient,
  user: { userId: string; unitId: string },
): Promise<ClientBar | undefined> {
  if (client.status === 'disabled') return 'disabled';
  if (client.ownerUserIds.includes(user.userId)) return undefined;
  const isOfSandbox = client.sandboxUnitId === user.unitId;
  if (client.isSandboxOnly) return isOfSandbox ? undefined : 'sandbox_only';
  if (client.status === 'requested') return isOfSandbox ? undefined : 'not_approved';
  const decided = await createClientStore(db).findUnitState(client.id, user.unitId);
  // The users of the sandbox stay with the client when it is approved, unless it is switched off there.
  const state = decided ?? (isOfSandbox ? 'on' : client.defaultUnitState);
  return state === 'off' ? 'off_in_unit' : undefined;
}
