import type { Route } from '#platform/http';
import { createAdmission, createAuditWriter, createFamilyEnder, type IdentityDeps } from '#platform/identity';
import { createRememberedRoutes } from '#platform/remembered';
import { createTicketRoutes } from '#platform/tickets';

/** The calls of every way into a session beside the password, wired to the one gate of identity. */
export const createWaysInRoutes = (identity: IdentityDeps): Route[] => {
  const { database, clock } = identity;
  const admit = createAdmission(identity);
  const writeAudit = createAuditWriter(clock);
  const endFamily = createFamilyEnder(identity);
  return [
    ...createRememberedRoutes({ database, clock, admit, writeAudit, endFamily }),
    ...createTicketRoutes({ database, clock, admit }),
  ];
};
