import * as v from 'valibot';
import { idSchema } from '../text-values.ts';

/** An enrolled face (O08): `faceImage` is a base64 image. */
export const faceRecordSchema = v.object({
  faceImage: v.string(),
  registerTime: v.string(),
  userId: idSchema,
});

/** Who was recognised; the smaller the distance, the surer. */
export const clockedFaceSchema = v.object({
  userId: idSchema,
  userName: v.string(),
  distance: v.number(),
});

/** A task that a still picture cannot do. Left and right are those of the person; pictures are not mirrored. */
export const faceChallengeSchema = v.object({
  nonce: v.string(),
  action: v.picklist(['turn-left', 'turn-right']),
  seconds: v.number(),
});

export type FaceChallenge = v.InferOutput<typeof faceChallengeSchema>;

export const faceStateSchema = v.object({
  /** Whether the unit of the user keeps faces. */
  isOffered: v.boolean(),
  isConsented: v.boolean(),
  /** Who has to consent: a guardian for pupils. */
  consentNeeds: v.picklist(['self', 'guardian']),
  /** Whether who asks may consent. */
  isMyConsent: v.boolean(),
  isEnrolled: v.boolean(),
  registerTime: v.nullable(v.string()),
  /** When the face is deleted at the latest. */
  keptUntil: v.nullable(v.string()),
  /** Version of the text that is consented to. */
  wordsVersion: v.number(),
  /** What the unit adds to it; empty: nothing. */
  unitText: v.object({ 'zh-CN': v.string(), en: v.string() }),
});

export type FaceState = v.InferOutput<typeof faceStateSchema>;

export const faceSettingsSchema = v.object({
  isOn: v.boolean(),
  isSignIn: v.boolean(),
  retentionDays: v.number(),
  /** Up to which distance somebody is who she says she is. */
  verifyDistance: v.number(),
  /** Up to which distance somebody is found among all people of the unit. */
  identifyDistance: v.number(),
  /** What the unit adds to the text of the consent, in Chinese and in English. Another text asks everybody to agree again. */
  consentText: v.string(),
  consentTextEn: v.string(),
});

export type FaceSettings = v.InferOutput<typeof faceSettingsSchema>;
