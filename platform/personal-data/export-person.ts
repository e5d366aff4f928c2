import type { PortalDatabase } from '#platform/database';
import { type Principal, type RequestDetails, type StreamReply, streamReply } from '#platform/http';
import type { ActionLimits, WriteAudit } from '#platform/identity';
import type { Clock } from '#platform/runtime';
import type { BlobStore } from '#platform/storage';
import { writeZip } from '#platform/zip';
import { DomainError } from '#shared/contracts';
import type { Subject } from './read-rows.ts';
import { writeParts } from './write-parts.ts';

const minute = 60 * 1000;
const what = { zh: '导出', en: 'exports' } as const;
/** An export reads all that there is about somebody: once for each person, and a class full of them in an hour. */
const limits = {
  ofOne: { points: 1, window: 10 * minute, what },
  ofCaller: { points: 60, window: 60 * minute, what },
} as const;

export interface PersonalDataDeps {
  readonly database: PortalDatabase;
  readonly clock: Clock;
  readonly blobs: Pick<BlobStore, 'read' | 'readInto'>;
  readonly limits: ActionLimits;
  readonly writeAudit: WriteAudit;
}

/**
 * What the portal keeps about the caller, or about somebody of her unit where she is its administrator, as an archive that is
 * written while it is sent.
 * @throws DomainError `not_found`, `too_many_attempts`
 */
export async function exportPerson(
  { database: { db }, clock, blobs, limits: counted, writeAudit }: PersonalDataDeps,
  { userId, principal, request }: { userId: string; principal: Principal; request: RequestDetails },
): Promise<StreamReply> {
  const isOwn = userId === principal.userId;
  const subject = await findSubject(db, { userId, unitId: principal.unitId });
  await counted.consume(`personal-data of ${subject.userId} ${principal.userId}`, limits.ofOne);
  await counted.consume(`personal-data by ${principal.userId}`, limits.ofCaller);
  const line = { event: 'user_data_exported', userId: subject.userId, loginName: subject.loginName };
  await writeAudit(db, isOwn ? line : { ...line, actorId: principal.userId }, request);
  const now = clock();
  return streamReply({
    contentType: 'application/zip',
    name: `个人信息 ${subject.loginName}.zip`,
    isInline: false,
    open: async () => writeZip(writeParts({ db, blobs, subject, now })),
  });
}

async function findSubject(
  db: PortalDatabase['db'],
  { userId, unitId }: Subject,
): Promise<Subject & { realName: string; loginName: string }> {
  const row = await db
    .selectFrom('app_user')
    .select(['real_name as realName', 'login_name as loginName'])
    .where('id', '=', userId)
    .where('unit_id', '=', unitId)
    .executeTakeFirst();
  if (!row) throw new DomainError('not_found');
  return { ...row, userId, unitId };
}
