import type { Principal, RequestDetails } from '#platform/http';
import type { KnownFaceDeps } from './face-deps.ts';
import { requireGoodFace } from './judge-enrolment.ts';
import { nearest } from './nearest.ts';
import { readBase64 } from './read-base64.ts';
import { refuse } from './refusals.ts';
import { hasConsent } from './store/consents.ts';
import { readSettings } from './store/settings.ts';
import { createTemplates } from './store/templates.ts';
import { requireSubject } from './subject.ts';

/** Nearer than this, two accounts of a unit could be taken for each other. */
const minApart = 0.45;

export interface Enrolment {
  readonly userId: string;
  readonly faceImage: string;
  readonly principal: Principal;
  readonly request: RequestDetails;
}

/**
 * Keeps the face of somebody who agreed to it, in the place of the one before.
 * @throws DomainError `forbidden`, `invalid_input` with what to do better
 */
export async function enrol(
  { database, clock, writeAudit, faces }: KnownFaceDeps,
  { userId, faceImage, principal, request }: Enrolment,
): Promise<void> {
  const { db, engine } = database;
  const subject = await requireSubject(db, principal, userId);
  if (!(await readSettings(db, subject.unitId)).isOn) throw refuse('notOffered');
  if (!(await hasConsent(db, subject))) throw refuse('noConsent');
  const picture = await faces.recogniser.see(readBase64(faceImage));
  const { descriptor } = requireGoodFace(picture);
  const templates = createTemplates(faces.secrets);
  const others = await templates.list(db, subject.unitId, { registeredAfter: 0 });
  const [closest] = nearest(
    descriptor,
    others.filter((other) => other.userId !== userId),
  );
  if (closest && closest.distance <= minApart) throw refuse('looksLikeAnother');
  await db.transaction().execute(async (trx) => {
    // It may have been withdrawn while the picture was looked at.
    if (!(await hasConsent(trx, subject, engine))) throw refuse('noConsent');
    await templates.write(trx, userId, { descriptor, jpeg: picture.jpeg, now: clock() });
    await writeAudit(trx, { event: 'face_enrolled', userId, actorId: actorOf(principal, userId) }, request);
  });
}

/** Who did it, when that is somebody else. */
export function actorOf(principal: Principal, userId: string): string | undefined {
  return principal.userId === userId ? undefined : principal.userId;
}
