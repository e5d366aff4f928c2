import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { faceRecordSchema } from '../entities/face-record.ts';
import { flagFromText, idSchema } from '../text-values.ts';
import { loginResultSchema } from './oauth.ts';

const noIntercept = v.optional(flagFromText, true);
/** Bytes of base64 that a form of 256 KB has room for. */
const maxPictureLength = 230_000;
const faceImage = v.pipe(v.string(), v.minLength(1), v.maxLength(maxPictureLength));
const capture = v.object({ faceImage: v.string(), noIntercept });

export const faceUser = defineCall({
  name: 'uaa.face.user',
  method: 'GET',
  path: '/api/uaa/face/user',
  effect: 'read',
  payload: v.object({ userId: idSchema }),
  answer: v.nullable(faceRecordSchema),
  summary: 'The enrolled face of a user.',
  source: 'O08',
});

export const faceCheck = defineCall({
  name: 'uaa.face.check',
  method: 'POST',
  path: '/api/uaa/face/check',
  effect: 'change',
  upload: true,
  payload: v.object({ faceImage: v.string(), userId: idSchema, noIntercept }),
  answer: v.unknown(),
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
  upload: true,
  payload: capture,
  answer: v.unknown(),
  intercepted: false,
  summary: 'Recognises a face for clock-in or identity lookup.',
  source: 'O08',
});
