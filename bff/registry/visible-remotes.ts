import type { BuildManifest, RegistryEntry, SessionUser } from '#shared/contracts';
import { menuCodeOf } from './menu-code.ts';

/** Who asks: `unknown` carries a session whose user could not be asked for in time. */
export type Visitor =
  | { readonly state: 'known'; readonly user: SessionUser | null }
  | { readonly state: 'unknown' };

/**
 * Whether a visitor may open a remote: her user type, and what her unit keeps from her (ADR 121). A visitor who is not known yet gets what every signed-in user may open: the
 * remote itself asks the server for everything that it shows.
 */
export function mayOpen(
  { audience, code, config }: Pick<RegistryEntry, 'audience' | 'code' | 'config'>,
  visitor: Visitor,
): boolean {
  if (!audience.signedIn) return true;
  const isForAllUsers = audience.userTypes.length === 0;
  if (visitor.state === 'unknown') return isForAllUsers;
  if (visitor.user === null) return false;
  if (visitor.user.closedApps.some((closed) => closed.code === menuCodeOf({ code, config }))) return false;
  return isForAllUsers || audience.userTypes.includes(visitor.user.userType);
}

/** The registry as a visitor may see it. */
export function visibleRemotes(
  { remotes }: Pick<BuildManifest, 'remotes'>,
  visitor: Visitor,
): RegistryEntry[] {
  return remotes.filter((remote) => mayOpen(remote, visitor));
}
