import type { Principal, RequestDetails } from '#platform/http';
import { DomainError, type FaceState, type faceConsent, type ParsedPayloadOf } from '#shared/contracts';
import { actorOf } from './enrol.ts';
import type { FaceDeps } from './face-deps.ts';
import { refuse } from './refusals.ts';
import {
  deleteTemplate,
  giveConsent,
  hasConsent,
  readWordsVersion,
  withdrawConsent,
} from './store/consents.ts';
import { readSettings } from './store/settings.ts';
import { keptUntil } from './store/templates.ts';
import { mayConsent, requireSubject } from './subject.ts';

interface Caller {
  readonly principal: Principal;
  readonly request: RequestDetails;
}

/** Whether the face of a user may be kept, and whether one is. @throws DomainError `forbidden` */
export async function describeState(
  { database: { db }, faces }: FaceDeps,
  principal: Principal,
  userId: string | undefined,
): Promise<FaceState> {
  const subject = await requireSubject(db, principal, userId);
  const settings = await readSettings(db, subject.unitId);
  const face = await db
    .selectFrom('face_template')
    .select('registered_at')
    .where('user_id', '=', subject.userId)
    .executeTakeFirst();
  return {
    isOffered: faces !== undefined && settings.isOn,
    isConsented: await hasConsent(db, subject),
    consentNeeds: subject.consentNeeds,
    isMyConsent: mayConsent(subject),
    isEnrolled: face !== undefined,
    registerTime: face ? toTime(face.registered_at) : null,
    keptUntil: face ? toTime(keptUntil(face.registered_at, settings.retentionDays)) : null,
    wordsVersion: await readWordsVersion(db, subject.unitId),
    unitText: { 'zh-CN': settings.consentText, en: settings.consentTextEn },
  };
}

/**
 * Gives the consent, or withdraws it, which deletes the face at once. Whoever may act for the user may withdraw.
 * @throws DomainError `forbidden`, `conflict` for a text that has changed
 */
export async function changeConsent(
  deps: FaceDeps,
  { userId, isGiven, wordsVersion: readVersion }: ParsedPayloadOf<typeof faceConsent>,
  { principal, request }: Caller,
): Promise<null> {
  const { database, clock, writeAudit, faces } = deps;
  const subject = await requireSubject(database.db, principal, userId);
  const line = { userId, actorId: actorOf(principal, userId) };
  if (!isGiven) {
    await database.db.transaction().execute(async (trx) => {
      if (await withdrawConsent(trx, userId))
        await writeAudit(trx, { event: 'face_consent_withdrawn', ...line }, request);
    });
    return null;
  }
  if (!mayConsent(subject)) throw new DomainError('forbidden');
  if (!faces || !(await readSettings(database.db, subject.unitId)).isOn) throw refuse('notOffered');
  await database.db.transaction().execute(async (trx) => {
    const wordsVersion = await readWordsVersion(trx, subject.unitId);
    if (readVersion !== wordsVersion) throw refuse('oldWords');
    await giveConsent(trx, userId, { givenBy: principal.userId, wordsVersion, now: clock() });
    await writeAudit(trx, { event: 'face_consent_given', ...line, detail: `words ${wordsVersion}` }, request);
  });
  return null;
}

/** Deletes a face; the consent stays. @throws DomainError `forbidden` */
export async function deleteFace(
  { database: { db }, writeAudit }: FaceDeps,
  userId: string,
  { principal, request }: Caller,
): Promise<null> {
  await requireSubject(db, principal, userId);
  await db.transaction().execute(async (trx) => {
    if (await deleteTemplate(trx, userId))
      await writeAudit(trx, { event: 'face_deleted', userId, actorId: actorOf(principal, userId) }, request);
  });
  return null;
}

export function toTime(at: number): string {
  return new Date(at).toISOString();
}
