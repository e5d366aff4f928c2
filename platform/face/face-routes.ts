import { answer, answerPublic, type Route, requireValidFields } from '#platform/http';
import {
  faceChallenge,
  faceCheck,
  faceClocking,
  faceConsent,
  faceDelete,
  faceSettings,
  faceSettingsFields,
  faceSettingsSave,
  faceState,
  faceUser,
} from '#shared/contracts';
import { createFaceAttempts } from './attempts.ts';
import { createClassRoutes } from './classes/class-routes.ts';
import { clockIn } from './clock-in.ts';
import { changeConsent, deleteFace, describeState, toTime } from './consent.ts';
import { enrol } from './enrol.ts';
import type { FaceDeps, KnownFaceDeps } from './face-deps.ts';
import { refuse } from './refusals.ts';
import { createChallenge } from './store/challenges.ts';
import { deleteFacesOfUnit } from './store/delete-faces-of-unit.ts';
import { readSettings, writeSettings } from './store/settings.ts';
import { createTemplates } from './store/templates.ts';
import { requireSubject } from './subject.ts';

/** Faces of users (O08, D-48): consent, keeping, recognising. */
export function createFaceRoomRoutes(deps: FaceDeps): Route[] {
  return [
    ...keepingRoutes(deps),
    ...consentRoutes(deps),
    ...settingsRoutes(deps),
    ...createClassRoutes(deps),
  ];
}

function keepingRoutes(deps: FaceDeps): Route[] {
  const { clock, database } = deps;
  const { db } = database;
  const attempts = createFaceAttempts(deps);
  return [
    answer(faceUser, async ({ payload, principal }) => {
      const { userId } = await requireSubject(db, principal, payload.userId);
      const found = await createTemplates(requireKnown(deps).faces.secrets).findPicture(db, userId);
      return found ? { faceImage: found.faceImage, registerTime: toTime(found.registeredAt), userId } : null;
    }),
    answer(faceCheck, async ({ payload, principal, request }) => {
      const known = requireKnown(deps);
      await attempts.countTry(`enrol ${principal.userId}`);
      await enrol(known, { ...payload, principal, request });
      return null;
    }),
    answer(faceClocking, ({ payload, ...caller }) => clockIn(requireKnown(deps), payload, caller)),
    answerPublic(faceChallenge, async ({ request }) => {
      requireKnown(deps);
      await attempts.countChallenge(request.ip);
      return createChallenge(db, clock());
    }),
  ];
}

function consentRoutes(deps: FaceDeps): Route[] {
  return [
    answer(faceState, ({ payload, principal }) => describeState(deps, principal, payload.userId)),
    answer(faceConsent, ({ payload, ...caller }) => changeConsent(deps, payload, caller)),
    answer(faceDelete, ({ payload, ...caller }) => deleteFace(deps, payload.userId, caller)),
  ];
}

function settingsRoutes({ database: { db }, writeAudit }: FaceDeps): Route[] {
  return [
    answer(faceSettings, ({ principal }) => readSettings(db, principal.unitId)),
    answer(faceSettingsSave, async ({ payload, principal, request }) => {
      requireValidFields(faceSettingsFields, payload);
      const { userId, loginName, unitId } = principal;
      await db.transaction().execute(async (trx) => {
        await writeSettings(trx, unitId, payload);
        // Nobody could delete a face that is kept for nothing.
        const deleted = payload.isOn ? 0 : await deleteFacesOfUnit(trx, unitId);
        const detail = JSON.stringify({ ...payload, ...(deleted > 0 ? { deleted } : {}) });
        await writeAudit(trx, { event: 'face_settings_changed', userId, loginName, detail }, request);
      });
      return null;
    }),
  ];
}

/** @throws DomainError `forbidden` where nobody knows faces */
function requireKnown(deps: FaceDeps): KnownFaceDeps {
  const { faces } = deps;
  if (!faces) throw refuse('notOffered');
  return { ...deps, faces };
}
