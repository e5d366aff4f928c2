import type { Authorization } from '#platform/authorization';
import type { PortalDatabase } from '#platform/database';
import { followClassInDrive } from '#platform/drive';
import { followClassInRegisters } from '#platform/face';
import { createAuditWriter, createSessionsEnder } from '#platform/identity';
import type { PromotionDeps } from '#platform/organisation';
import type { Clock } from '#platform/runtime';
import { createDeviceMemory } from '#platform/ways-in/remembered';

export interface ClassUpkeepOptions {
  readonly database: PortalDatabase;
  readonly clock: Clock;
  readonly authorization?: Authorization | undefined;
}

/** What changes of classes take along in other rooms: the same for calls, and for the end of a school year, which runs on its own. */
export function createClassUpkeep({ database, clock, authorization }: ClassUpkeepOptions): PromotionDeps {
  const endPortalSessionsOf = createSessionsEnder({ clock, devices: createDeviceMemory({ clock }) });
  return {
    db: database.db,
    clock,
    writeAudit: createAuditWriter(clock),
    followers: [followClassInRegisters, followClassInDrive],
    endSessionsOf: async (trx, userId, reason) => {
      await authorization?.endAccount(trx, userId);
      return endPortalSessionsOf(trx, userId, reason);
    },
  };
}
