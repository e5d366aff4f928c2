import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { RequestDetails } from '#platform/http';
import type { KeptResult, PasswordKeeper } from './password-keeper.ts';
import { verifyPassword } from './passwords.ts';
import { findCredentials } from './user-store.ts';

export type KnownUser = Awaited<ReturnType<typeof findCredentials>>;

/** What is known of a password. */
export type PasswordResult =
  /** `hash` is null where somebody else keeps the password. */
  | { outcome: 'right'; user: NonNullable<KnownUser>; hash: string | null; isOutdated: boolean }
  | { outcome: 'wrong' | 'disabled' | 'expired' }
  /** Nobody could say. `isWrong`: of a password that the portal keeps, it knows. */
  | { outcome: 'away'; isWrong: boolean };

interface Order {
  readonly credentials: { username: string; password: string };
  readonly user: KnownUser;
  readonly request: RequestDetails;
}

/**
 * Looks at a password. Every wrong one costs the same, and is refused in the same words: the portal hashes it and the keeper of passwords is
 * asked, whoever the name belongs to. A right password that the portal keeps does not depend on the keeper.
 */
export function createPasswordJudge(db: Kysely<Tables>, keeper: PasswordKeeper | undefined) {
  return async ({ credentials, user, request }: Order): Promise<PasswordResult> => {
    const hash = user?.password_hash ?? null;
    const own = await verifyPassword(hash, credentials.password);
    const isKept = user !== undefined && user.kept_user_id !== null;
    if (user && !isKept && own.matches) return { outcome: 'right', user, hash, isOutdated: own.isOutdated };
    if (!keeper) return { outcome: 'wrong' };
    if (user && !isKept)
      return (await keeper.askAboutNobody()) ? { outcome: 'wrong' } : { outcome: 'away', isWrong: true };
    const kept = await keeper.verify(credentials, user && keptUserOf(user), request);
    if (kept.outcome !== 'right') return refused(kept);
    const found = user ?? (await findCredentials(db, kept.loginName));
    return found ? { outcome: 'right', user: found, hash: null, isOutdated: false } : { outcome: 'wrong' };
  };
}

function refused({ outcome }: Exclude<KeptResult, { outcome: 'right' }>): PasswordResult {
  return outcome === 'away' ? { outcome, isWrong: false } : { outcome };
}

function keptUserOf({ unit_id: unitId, external_id: externalId }: NonNullable<KnownUser>) {
  return { unitId, externalId };
}
