import type { Kysely } from 'kysely';
import { endAuthorizationsOfAccount } from '#platform/authorization';
import type { Tables } from '#platform/database';
import { createSessionsEnder } from '#platform/identity';
import { createDeviceMemory } from '#platform/ways-in/remembered';

/** Ends sessions of the portal, remembered browsers, and what clients were allowed. */
export function createPortalSessionsEnder(clock: () => number) {
  const endSessions = createSessionsEnder({ clock, devices: createDeviceMemory({ clock }) });
  return async (trx: Kysely<Tables>, userId: string, reason: string): Promise<void> => {
    await endAuthorizationsOfAccount(trx, userId, clock());
    await endSessions(trx, userId, reason);
  };
}
