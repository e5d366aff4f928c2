import { randomUUID } from 'node:crypto';
import type { Kysely, SelectQueryBuilder } from 'kysely';
import * as v from 'valibot';
import { writeClientEvent } from '#platform/clients';
import type { Tables } from '#platform/database';
import type { NotifySignedOut } from './notify-signed-out.ts';
import type { PayloadAdapterDeps } from './payload-adapter.ts';

const sessionSchema = v.object({
  accountId: v.optional(v.string()),
  authorizations: v.optional(v.record(v.string(), v.object({ sid: v.optional(v.string()) })), {}),
});

type SessionQuery = SelectQueryBuilder<
  Tables,
  'oidc_payload',
  { id: string; payload: string; expires_at: number | null }
>;

/** Takes note of the clients of some sessions, so that each is notified of the sign-out. */
export async function addLogoutNotices(
  db: Kysely<Tables>,
  narrow: (query: SessionQuery) => SessionQuery,
  now: number,
): Promise<void> {
  const query = db
    .selectFrom('oidc_payload')
    .select(['oidc_payload.id', 'oidc_payload.payload', 'oidc_payload.expires_at'])
    .where('oidc_payload.model', '=', 'Session');
  for (const { payload } of await narrow(query).execute()) {
    const { accountId, authorizations } = v.parse(sessionSchema, JSON.parse(payload));
    for (const [client_id, { sid }] of Object.entries(authorizations)) {
      if (!accountId || !sid) continue;
      const notice = { id: `lgn_${randomUUID()}`, client_id, account_id: accountId, sid, next_at: now };
      await db.insertInto('logout_notice').values(notice).execute();
    }
  }
}

const minute = 60_000;
/** How long to wait after each failed try, ms; after the last one the client is given up. */
const retryDelays = [5_000, minute, 10 * minute, 60 * minute] as const;
/** Another process leaves a notice alone so long, ms: longer than a try takes. */
const claim = 30_000;

export function createLogoutNotices(
  { database: { db }, clock }: PayloadAdapterDeps,
  notifySignedOut: NotifySignedOut,
) {
  const claimDue = async () => {
    const now = clock();
    const due = await db
      .selectFrom('logout_notice')
      .select(['id', 'next_at'])
      .where('next_at', '<=', now)
      .limit(20)
      .execute();
    const claimed = [];
    for (const { id, next_at } of due) {
      const row = await db
        .updateTable('logout_notice')
        .set({ next_at: now + claim })
        .where('id', '=', id)
        .where('next_at', '=', next_at)
        .returningAll()
        .executeTakeFirst();
      if (row) claimed.push(row);
    }
    return claimed;
  };

  const forget = async (id: string): Promise<void> => {
    await db.deleteFrom('logout_notice').where('id', '=', id).execute();
  };

  type Notice = Awaited<ReturnType<typeof claimDue>>[number];

  const retryLater = async ({ id, client_id, attempts }: Notice, reason: string): Promise<void> => {
    const event = { clientId: client_id, event: 'backchannel.error', reason };
    await writeClientEvent(db, event, { id: '', ip: '' }, clock());
    const delay = retryDelays[attempts];
    if (delay === undefined) return forget(id);
    await db
      .updateTable('logout_notice')
      .set({ attempts: attempts + 1, next_at: clock() + delay })
      .where('id', '=', id)
      .execute();
  };

  const deliver = async (notice: Notice): Promise<void> => {
    try {
      const isDelivered = await notifySignedOut(notice.client_id, notice.account_id, notice.sid);
      const event = { clientId: notice.client_id, event: 'backchannel.success' };
      if (isDelivered) await writeClientEvent(db, event, { id: '', ip: '' }, clock());
    } catch (error) {
      return retryLater(notice, error instanceof Error ? error.message : String(error));
    }
    await forget(notice.id);
  };

  return {
    /** Notifies the clients whose turn it is. */
    deliver: async (): Promise<void> => {
      await Promise.all((await claimDue()).map(deliver));
    },
  };
}
