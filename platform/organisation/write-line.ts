import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { Caller, OrganisationDeps } from './organisation-deps.ts';

export type OrganisationEvent =
  | 'class_created'
  | 'class_changed'
  | 'class_closed'
  | 'class_reopened'
  | 'class_teachers_set'
  | 'school_year_created'
  | 'school_year_changed'
  | 'role_created'
  | 'role_changed'
  | 'role_removed'
  | 'role_people_set'
  | 'role_grants_set'
  | 'family_link_added'
  | 'family_link_removed'
  | 'family_codes_created'
  | 'family_code_redeemed'
  | 'promotion_started'
  | 'promotion_finished'
  | 'promotion_undo_started'
  | 'promotion_undone';

/** Who is named in the line, and by which request she asked. */
export interface LineAuthor {
  readonly principal: Pick<Caller['principal'], 'userId' | 'loginName' | 'unitId'>;
  readonly request: Caller['request'];
}

/** One line of the audit trail, inside the transaction of the change. It names the unit where that is not the actor's own. */
export async function writeLine(
  { writeAudit }: Pick<OrganisationDeps, 'writeAudit'>,
  trx: Kysely<Tables>,
  { principal, request }: LineAuthor,
  {
    event,
    unitId,
    ...detail
  }: { event: OrganisationEvent; unitId: string } & Readonly<Record<string, unknown>>,
): Promise<void> {
  const { userId, loginName } = principal;
  const ofUnit = unitId === principal.unitId ? {} : { unitId };
  await writeAudit(
    trx,
    { event, userId, loginName, detail: JSON.stringify({ ...ofUnit, ...detail }) },
    request,
  );
}
