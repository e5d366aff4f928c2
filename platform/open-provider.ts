import { type Authorization, type AuthorizationOptions, openAuthorization } from '#platform/authorization';
import { createPrincipalLoader, createSessionEnder } from '#platform/identity';

/** The OpenID provider, wired to the sessions of the portal. */
export function openProvider(
  options: Omit<AuthorizationOptions, 'loadPrincipal' | 'endPortalSession'>,
): Promise<Authorization> {
  const endSession = createSessionEnder(options);
  return openAuthorization({
    ...options,
    loadPrincipal: createPrincipalLoader(options),
    endPortalSession: ({ sessionId }) => endSession(options.database.db, sessionId, 'signed_out_by_app'),
  });
}
