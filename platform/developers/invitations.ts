import { randomUUID } from 'node:crypto';
import type { Principal } from '#platform/http';
import {
  type AnswerOf,
  type clientInvitationCreate,
  type clientInvitationList,
  DomainError,
  type ParsedPayloadOf,
} from '#shared/contracts';
import { isUnitAdministrator } from './client-rights.ts';
import type { Caller, DevelopersDeps } from './developers-deps.ts';

const day = 24 * 3600; // seconds
/** So many may be open for one unit. */
const maxOpen = 20;
const tooMany = '未使用的邀请太多，请先收回一些|||Too many invitations are open. Please take some back first';

/** What the administrators of a unit invited, newest first. @throws DomainError `forbidden` */
export async function listInvitations(
  { database: { db } }: DevelopersDeps,
  reader: Principal,
): Promise<AnswerOf<typeof clientInvitationList>> {
  if (!isUnitAdministrator(reader)) throw new DomainError('forbidden');
  const rows = await db
    .selectFrom('client_invitation')
    .innerJoin('app_user', 'app_user.id', 'client_invitation.created_by')
    .selectAll('client_invitation')
    .select('app_user.real_name')
    .where('client_invitation.unit_id', '=', reader.unitId)
    .orderBy('client_invitation.created_at', 'desc')
    .orderBy('client_invitation.id')
    .limit(100)
    .execute();
  const isoOf = (instant: number): string => new Date(instant).toISOString();
  return rows.map((row) => ({
    invitationId: row.id,
    label: row.label,
    by: row.real_name,
    createdAt: isoOf(row.created_at),
    expiresAt: isoOf(row.expires_at),
    usedAt: row.used_at === null ? null : isoOf(row.used_at),
    clientId: row.client_id,
  }));
}

/**
 * Invites a program to register one client by itself (RFC 7591). The client belongs to the administrator who invited, and
 * waits for approval like any other.
 * @throws DomainError `forbidden`, `conflict`
 */
export async function invite(
  { database: { db }, clock, publicUrl, invitations, writeAudit }: DevelopersDeps,
  { principal, request }: Caller,
  { label, days }: ParsedPayloadOf<typeof clientInvitationCreate>,
): Promise<AnswerOf<typeof clientInvitationCreate>> {
  if (!isUnitAdministrator(principal)) throw new DomainError('forbidden');
  const { userId, loginName, unitId } = principal;
  const now = clock();
  const open = await db
    .selectFrom('client_invitation')
    .select('id')
    .where('unit_id', '=', unitId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .limit(maxOpen)
    .execute();
  if (open.length >= maxOpen) throw new DomainError('conflict', { message: tooMany });
  const { token, tokenId } = await invitations.issue(days * day);
  const id = `inv_${randomUUID()}`;
  await db
    .insertInto('client_invitation')
    .values({
      id,
      token_id: tokenId,
      label,
      unit_id: unitId,
      created_by: userId,
      created_at: now,
      expires_at: now + days * day * 1000,
    })
    .execute();
  await writeAudit(
    db,
    { event: 'client_invited', userId, loginName, detail: `${id}: ${label}, ${days} days` },
    request,
  );
  return { invitationId: id, token, endpoint: new URL('/api/uaa/oidc/reg', publicUrl).href };
}

/** Takes an open invitation back. @throws DomainError `forbidden`, `not_found` */
export async function removeInvitation(
  { database, invitations, writeAudit }: DevelopersDeps,
  { principal, request }: Caller,
  invitationId: string,
): Promise<null> {
  if (!isUnitAdministrator(principal)) throw new DomainError('forbidden');
  await database.db.transaction().execute(async (trx) => {
    const row = await trx
      .deleteFrom('client_invitation')
      .where('id', '=', invitationId)
      .where('unit_id', '=', principal.unitId)
      .where('used_at', 'is', null)
      .returning('token_id')
      .executeTakeFirst();
    if (!row) throw new DomainError('not_found');
    await invitations.withdraw(trx, row.token_id);
    const { userId, loginName } = principal;
    await writeAudit(trx, { event: 'client_uninvited', userId, loginName, detail: invitationId }, request);
  });
  return null;
}
