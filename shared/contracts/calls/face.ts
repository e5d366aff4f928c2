import * as v from 'valibot';
import { defineCall } from '../call.ts';
import {
  clockedFaceSchema,
  faceChallengeSchema,
  faceRecordSchema,
  faceSettingsSchema,
  faceStateSchema,
} from '../entities/face-record.ts';
import { faceSettingsFields } from '../entities/face-settings-fields.ts';
import { wireOf } from '../fields/field-table.ts';
import { flagFromText, idSchema, nothing, numberFromText } from '../text-values.ts';
import { faceImage } from './face-image.ts';
import { loginResultSchema } from './oauth.ts';

const noIntercept = v.optional(flagFromText, true);
/** What proves that a person stands before the camera: the challenge, and the picture with the head turned as it asked. */
const liveness = {
  nonce: v.optional(v.pipe(v.string(), v.maxLength(64))),
  turnedImage: v.optional(faceImage),
};
const userId = idSchema;

export const faceUser = defineCall({
  name: 'uaa.face.user',
  method: 'GET',
  path: '/api/uaa/face/user',
  effect: 'read',
  needs: 'own',
  payload: v.object({ userId }),
  answer: v.nullable(faceRecordSchema),
  summary: 'The enrolled face of a user.',
  source: 'O08',
});

export const faceCheck = defineCall({
  name: 'uaa.face.check',
  method: 'POST',
  path: '/api/uaa/face/check',
  effect: 'change',
  needs: 'own',
  upload: true,
  payload: v.object({ faceImage, userId, noIntercept }),
  answer: v.null(),
  intercepted: false,
  summary: 'Enrols a face; status 200 saved it.',
  source: 'O08',
});

export const faceLogin = defineCall({
  name: 'uaa.face.login',
  method: 'POST',
  path: '/api/uaa/oauth/login/face',
  effect: 'sign-in',
  upload: true,
  payload: v.object({
    faceImage,
    noIntercept,
    /** Unit whose sign-in page asks: faces are looked for among its people. */
    unitId: v.optional(idSchema),
    ...liveness,
  }),
  answer: v.nullable(loginResultSchema),
  intercepted: false,
  summary: 'Signs in by face.',
  source: 'B15',
  audience: 'public',
});

export const faceClocking = defineCall({
  name: 'uaa.face.clocking',
  method: 'POST',
  path: '/api/uaa/login/face/clocking',
  effect: 'change',
  needs: 'own',
  upload: true,
  payload: v.object({ faceImage, noIntercept, ...liveness }),
  answer: clockedFaceSchema,
  intercepted: false,
  summary: 'Recognises a face for clock-in or identity lookup.',
  source: 'O08',
});

export const faceChallenge = defineCall({
  name: 'uaa.face.challenge',
  method: 'GET',
  path: '/api/uaa/face/challenge',
  effect: 'read',
  payload: nothing,
  answer: faceChallengeSchema,
  intercepted: false,
  summary: 'Asks for a turn of the head before a face is recognised; good once.',
  source: 'portal',
  audience: 'public',
});

export const faceState = defineCall({
  name: 'uaa.face.state',
  method: 'GET',
  path: '/api/uaa/face/state',
  effect: 'read',
  needs: 'own',
  payload: v.object({ userId: v.optional(userId) }),
  answer: faceStateSchema,
  summary: 'Whether a face of a user may be kept, and whether one is.',
  source: 'portal',
});

export const faceConsent = defineCall({
  name: 'uaa.face.consent',
  method: 'POST',
  path: '/api/uaa/face/consent',
  effect: 'change',
  needs: 'own',
  payload: v.object({ userId, isGiven: flagFromText, wordsVersion: numberFromText }),
  answer: v.null(),
  summary: 'Gives the consent to keep a face, or withdraws it, which deletes the face.',
  source: 'portal',
});

export const faceDelete = defineCall({
  name: 'uaa.face.delete',
  method: 'POST',
  path: '/api/uaa/face/delete',
  effect: 'change',
  needs: 'own',
  payload: v.object({ userId }),
  answer: v.null(),
  summary: 'Deletes an enrolled face and keeps the consent.',
  source: 'portal',
});

export const faceSettings = defineCall({
  name: 'uaa.face.settings',
  method: 'GET',
  path: '/api/uaa/face/settings',
  effect: 'read',
  needs: 'admin:security',
  payload: nothing,
  answer: faceSettingsSchema,
  summary: 'How a unit uses faces.',
  source: 'portal',
});

export const faceSettingsSave = defineCall({
  name: 'uaa.face.save_settings',
  method: 'POST',
  path: '/api/uaa/face/settings',
  effect: 'change',
  needs: 'admin:security',
  payload: v.object(wireOf(faceSettingsFields)),
  answer: v.null(),
  summary: 'Changes how the own unit uses faces. Switched off, all faces of the unit are deleted.',
  source: 'portal',
});
