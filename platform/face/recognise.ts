import type { KnownFaceDeps } from './face-deps.ts';
import type { FaceFinder, ShownFace } from './face-finder.ts';
import { requireOneFace } from './judge-enrolment.ts';
import { hasTurned } from './liveness.ts';
import { nearest } from './nearest.ts';
import type { SeenFace } from './recogniser/worker-messages.ts';
import { refuse } from './refusals.ts';
import { redeemChallenge } from './store/challenges.ts';
import { readSettings } from './store/settings.ts';
import { createTemplates, keptUntil } from './store/templates.ts';

/** How much nearer than the second the nearest has to be among many. */
export const minLead = 0.08;

export interface RecognisedFace {
  readonly userId: string;
  readonly userName: string;
  readonly distance: number;
}

/** Compares faces with those that are kept. */
export function createRecognition({ database: { db }, clock, log, faces }: KnownFaceDeps) {
  const templates = createTemplates(faces.secrets);

  /** With a user id: whether it is her. Without: who of the unit it is. */
  const findAmong = async (
    unitId: string,
    { descriptor }: SeenFace,
    userId?: string,
  ): Promise<RecognisedFace | undefined> => {
    const settings = await readSettings(db, unitId);
    if (!settings.isOn) return undefined;
    const registeredAfter = clock() - keptUntil(0, settings.retentionDays);
    const known = await templates.list(db, unitId, { registeredAfter, ...(userId ? { userId } : {}) });
    const [best, second] = nearest(descriptor, known);
    const limit = userId ? settings.verifyDistance : settings.identifyDistance;
    const lead = second && best ? second.distance - best.distance : Number.POSITIVE_INFINITY;
    const isFound = best !== undefined && best.distance <= limit && lead >= minLead;
    // For whoever sets the limits; neither a face nor a name.
    log('face_compared', { unitId, isFound, distance: best?.distance, second: second?.distance });
    return isFound ? best : undefined;
  };

  /** @throws DomainError `invalid_input` */
  const seeOne = async (picture: Buffer): Promise<SeenFace> =>
    requireOneFace(await faces.recogniser.see(picture));

  /** The face of a person who did what a challenge asked. @throws DomainError `invalid_input` */
  const seeLive = async ({ picture, nonce, turnedPicture }: Omit<ShownFace, 'unitId'>): Promise<SeenFace> => {
    const action = nonce ? await redeemChallenge(db, nonce, clock()) : undefined;
    if (!action || !turnedPicture) throw refuse('notLive');
    const face = await seeOne(picture);
    if (!hasTurned(action, face, await seeOne(turnedPicture))) throw refuse('notLive');
    return face;
  };

  return { findAmong, seeOne, seeLive };
}

/** Finds users by the faces that the portal keeps. A person has to turn the head as asked. */
export function createFaceFinder(deps: KnownFaceDeps): FaceFinder {
  const { findAmong, seeLive } = createRecognition(deps);
  return {
    findUser: async ({ unitId, ...shown }) => (await findAmong(unitId, await seeLive(shown)))?.userId,
    isKnown: async (trx, userId) => {
      const row = await trx
        .selectFrom('face_template')
        .select('user_id')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
