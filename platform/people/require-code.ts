import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { holdsCode } from '#platform/desktop';
import type { Principal } from '#platform/http';
import { DomainError } from '#shared/contracts';

const app = 'base';

/** The permission codes of the people app that calls ask for besides the administrator's role. */
export type PeopleCode = 'import' | 'reset-pwd';

/** A user who was granted a part of the app alone does no more than that part. @throws DomainError `forbidden` */
export async function requireCode(db: Kysely<Tables>, principal: Principal, code: PeopleCode): Promise<void> {
  if (!(await holdsCode({ db }, principal, app, code))) throw new DomainError('forbidden');
}
