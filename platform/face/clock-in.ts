import type { Principal, RequestDetails } from '#platform/http';
import { type faceClocking, isTeacher, type ParsedPayloadOf } from '#shared/contracts';
import { createFaceAttempts } from './attempts.ts';
import { actorOf } from './enrol.ts';
import type { KnownFaceDeps } from './face-deps.ts';
import { readBase64 } from './read-base64.ts';
import { createRecognition, type RecognisedFace } from './recognise.ts';
import { refuse } from './refusals.ts';
import { readSettings } from './store/settings.ts';

/**
 * Recognises somebody before a camera. A teacher's camera finds anybody of the unit; everybody else is compared with the own
 * face alone, and has to turn the head as asked.
 * @throws DomainError `forbidden`, `invalid_input`, `invalid_grant`, `too_many_attempts`
 */
export async function clockIn(
  deps: KnownFaceDeps,
  payload: ParsedPayloadOf<typeof faceClocking>,
  { principal, request }: { principal: Principal; request: RequestDetails },
): Promise<RecognisedFace> {
  const { db } = deps.database;
  if (!(await readSettings(db, principal.unitId)).isOn) throw refuse('notOffered');
  const found = await find(deps, payload, principal);
  const { userId } = found;
  await deps.writeAudit(
    db,
    { event: 'face_recognised', userId, actorId: actorOf(principal, userId) },
    request,
  );
  return found;
}

async function find(
  deps: KnownFaceDeps,
  { faceImage, nonce, turnedImage }: ParsedPayloadOf<typeof faceClocking>,
  principal: Principal,
): Promise<RecognisedFace> {
  const { userId, unitId } = principal;
  const { findAmong, seeOne, seeLive } = createRecognition(deps);
  const attempts = createFaceAttempts(deps);
  const picture = readBase64(faceImage);
  if (isTeacher(principal)) {
    await attempts.countPodiumTry(userId);
    return requireFound(await findAmong(unitId, await seeOne(picture)));
  }
  const turnedPicture = turnedImage === undefined ? undefined : readBase64(turnedImage);
  return attempts.guard(`clock ${userId}`, async () => {
    const face = await seeLive({ picture, nonce, turnedPicture });
    return requireFound(await findAmong(unitId, face, userId));
  });
}

function requireFound(found: RecognisedFace | undefined): RecognisedFace {
  if (!found) throw refuse('notRecognised');
  return found;
}
