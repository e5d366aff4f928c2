import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { Principal } from '#platform/http';
import { createToken, hashToken, isSessionLiving, type Proof } from '#platform/identity';

/** In milliseconds. */
export const handoverLifetime = 60_000;

type Kind = Tables['handover']['kind'];

/** Where a secret may be used. */
export interface Target {
  app: string;
  /** Empty: any host. */
  unitHost: string;
}

/** A secret that signs the caller in elsewhere, once. */
export async function issueHandover(
  db: Kysely<Tables>,
  kind: Kind,
  { principal, target, now }: { principal: Principal; target: Target; now: number },
): Promise<string> {
  const secret = createToken();
  await db
    .insertInto('handover')
    .values({
      hash: hashToken(secret),
      kind,
      user_id: principal.userId,
      session_id: principal.sessionId,
      target_app: target.app,
      unit_host: target.unitHost.toLowerCase(),
      amr: principal.amr.join(' '),
      expires_at: now + handoverLifetime,
    })
    .execute();
  return secret;
}

/** Redeems a secret, whatever comes of it. @returns whom it stands for at this target. */
export async function redeemHandover(
  trx: Kysely<Tables>,
  kind: Kind,
  { secret, target, now }: { secret: string; target: Target; now: number },
): Promise<Proof | undefined> {
  const row = await trx
    .deleteFrom('handover')
    .where('hash', '=', hashToken(secret))
    .where('kind', '=', kind)
    .returning(['user_id', 'session_id', 'target_app', 'unit_host', 'amr', 'expires_at'])
    .executeTakeFirst();
  if (!row || row.expires_at <= now || row.target_app !== target.app) return undefined;
  if (row.unit_host !== '' && row.unit_host !== target.unitHost.toLowerCase()) return undefined;
  if (row.session_id !== null && !(await isSessionLiving(trx, row.session_id, now))) return undefined;
  return { userId: row.user_id, amr: [...new Set([...row.amr.split(' '), kind])] };
}
