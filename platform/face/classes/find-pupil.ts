import { type ClockedPupil, type classClocking, DomainError, type ParsedPayloadOf } from '#shared/contracts';
import { createFaceAttempts } from '../attempts.ts';
import { actorOf } from '../enrol.ts';
import type { KnownFaceDeps } from '../face-deps.ts';
import { nearest } from '../nearest.ts';
import { readBase64 } from '../read-base64.ts';
import { createRecognition, minLead, type RecognisedFace } from '../recognise.ts';
import type { SeenFace } from '../recogniser/worker-messages.ts';
import { refuse } from '../refusals.ts';
import { readSettings } from '../store/settings.ts';
import { createTemplates, keptUntil } from '../store/templates.ts';
import { listPupils } from './class-pupils.ts';
import { type Keeper, requireRegister } from './keep-register.ts';
import { markByFace, type Register, statusAt } from './register-store.ts';

/** The camera marks who comes, so that it is of no use for another day. */
const maxAwayFromStart = 12 * 60 * 60 * 1000;

/**
 * Finds the pupil before the camera of a classroom, among those of the class alone, and marks her. The picture goes when the
 * answer does.
 * @throws DomainError `forbidden`, `not_found`, `conflict` for a register of another day, `invalid_input`, `invalid_grant`,
 * `too_many_attempts`
 */
export async function clockPupil(
  deps: KnownFaceDeps,
  { registerId, faceImage }: ParsedPayloadOf<typeof classClocking>,
  { principal, request }: Keeper,
): Promise<ClockedPupil> {
  const { db } = deps.database;
  const register = await requireRegister(deps, principal, registerId);
  if (!(await readSettings(db, principal.unitId)).isOn) throw refuse('notOffered');
  if (Math.abs(deps.clock() - register.startsAt) > maxAwayFromStart) throw otherDay();
  await createFaceAttempts(deps).countPodiumTry(principal.userId);
  const face = await createRecognition(deps).seeOne(readBase64(faceImage));
  const found = await findAmongPupils(deps, register, face);
  if (!found) throw nobody();
  const { userId } = found;
  const now = deps.clock();
  const mark = { status: statusAt(register, now), byFace: true, markedBy: principal.userId, now };
  const marked = await db.transaction().execute(async (trx) => {
    const actorId = actorOf(principal, userId);
    await deps.writeAudit(trx, { event: 'face_recognised', userId, actorId, detail: 'class' }, request);
    return markByFace(trx, registerId, userId, mark);
  });
  return { ...found, status: marked.status, markedAt: new Date(marked.markedAt).toISOString() };
}

async function findAmongPupils(
  { database: { db }, clock, log, faces }: KnownFaceDeps,
  register: Register,
  { descriptor }: SeenFace,
): Promise<RecognisedFace | undefined> {
  const { unitId } = register;
  const { retentionDays, identifyDistance } = await readSettings(db, unitId);
  const registeredAfter = clock() - keptUntil(0, retentionDays);
  const pupils = await listPupils(db, { ...register, registeredAfter });
  const ids = new Set(pupils.filter(({ hasFace }) => hasFace).map(({ userId }) => userId));
  const known = await createTemplates(faces.secrets).list(db, unitId, { registeredAfter });
  const [best, second] = nearest(
    descriptor,
    known.filter(({ userId }) => ids.has(userId)),
  );
  const isAhead = !best || !second || second.distance - best.distance >= minLead;
  const isFound = best !== undefined && best.distance <= identifyDistance && isAhead;
  // For whoever sets the limits; neither a face nor a name.
  log('face_compared', { unitId, isFound, distance: best?.distance, second: second?.distance });
  return isFound ? best : undefined;
}

function nobody(): DomainError {
  const message =
    '没有认出本班学生，请正对镜头重试，或手动点名|||No pupil of this class was recognised. Please face the camera again, or mark by hand';
  return new DomainError('invalid_grant', { message, detail: 'face: nobody of the class' });
}

function otherDay(): DomainError {
  const message = '摄像头只用于当天的考勤|||The camera is for the register of today only';
  return new DomainError('conflict', { message });
}
