import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { Caller, ReleasesDeps } from './releases-deps.ts';

type AppEvent =
  | 'app_release_uploaded'
  | 'app_release_approved'
  | 'app_release_withdrawn'
  | 'app_pointer_moved';

/** One line of the audit trail, inside the transaction of the change, and one of the log. The operator has no account. */
export async function writeAppLine(
  { writeAudit, log }: Pick<ReleasesDeps, 'writeAudit' | 'log'>,
  trx: Kysely<Tables>,
  { principal, request }: Caller,
  { event, ...detail }: { event: AppEvent } & Readonly<Record<string, string>>,
): Promise<void> {
  const who = { userId: principal?.userId, loginName: principal?.loginName };
  await writeAudit(trx, { event, ...who, detail: JSON.stringify(detail) }, request);
  log(event, { ...detail, userId: principal?.userId, requestId: request.id });
}
