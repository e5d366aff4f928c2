import type { LoadPrincipal } from '#platform/http';
import type { IdentityDeps } from './identity-deps.ts';
import { hashToken } from './tokens.ts';
import { findPrincipal } from './user-store.ts';

/** Finds who an access token stands for, asking the database each time. */
export function createPrincipalLoader({
  database: { db },
  clock,
}: Pick<IdentityDeps, 'database' | 'clock'>): LoadPrincipal {
  return (accessToken) => findPrincipal(db, hashToken(accessToken), clock());
}
