import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { holdsCode } from '#platform/desktop';
import type { Principal } from '#platform/http';
import { DomainError } from '#shared/contracts';

/** Whoever may not share sees no directory of people either. @throws DomainError `forbidden` */
export async function requireShareCode(db: Kysely<Tables>, principal: Principal): Promise<void> {
  if (!(await holdsCode({ db }, principal, 'drive', 'share.create'))) throw new DomainError('forbidden');
}
