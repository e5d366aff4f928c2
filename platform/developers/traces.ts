import type { Kysely } from 'kysely';
import { writeClientEvent } from '#platform/clients';
import type { Tables } from '#platform/database';
import type { Caller, DevelopersDeps } from './developers-deps.ts';

/** What can be done to a client; its log and the audit trail both record it. */
export type ClientAct =
  | 'client.registered'
  | 'client.changed'
  | 'client.approved'
  | 'client.declined'
  | 'client.disabled'
  | 'client.enabled'
  | 'client.requested'
  | 'client.removed'
  | 'secret.added'
  | 'secret.removed'
  | 'pkce.changed'
  | 'unit.switched'
  | 'program.granted'
  | 'program.withdrawn'
  | 'owner.added'
  | 'owner.removed';

export interface Trace {
  clientId: string;
  act: ClientAct;
  /** What exactly; never a secret. */
  detail?: string | undefined;
}

/** Writes into the audit trail and, while the client is there, into its log; inside the transaction `trx`. */
export async function writeTrace(
  { writeAudit, clock }: DevelopersDeps,
  trx: Kysely<Tables>,
  { principal, request }: Caller,
  { clientId, act, detail }: Trace,
): Promise<void> {
  const { userId, loginName } = principal;
  const entry = [clientId, detail].filter(Boolean).join(': ');
  await writeAudit(trx, { event: act.replace('.', '_'), userId, loginName, detail: entry }, request);
  if (act === 'client.removed') return;
  const reason = [`by ${loginName}`, detail].filter(Boolean).join(': ');
  await writeClientEvent(trx, { clientId, event: act, reason }, request, clock());
}
