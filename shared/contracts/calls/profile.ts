import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { contactKinds } from '../contact-rules.ts';
import { userTypeSchema } from '../entities/session-user.ts';
import { idSchema, nothing, pictureSchema } from '../text-values.ts';

export const profileSchema = v.object({
  loginName: v.string(),
  /** Kept by the school, as are type, grade and class. */
  realName: v.string(),
  userType: userTypeSchema,
  unitName: v.string(),
  unitEnName: v.nullable(v.string()),
  gradeName: v.string(),
  className: v.string(),
  /** Empty where there is none. */
  phone: v.string(),
  email: v.string(),
  /** Address of the picture. */
  avatar: v.nullable(v.string()),
});
export type Profile = v.InferOutput<typeof profileSchema>;

const kind = v.picklist(contactKinds);

export const profileMine = defineCall({
  name: 'uaa.profile.mine',
  method: 'GET',
  path: '/api/uaa/profile/mine',
  effect: 'read',
  needs: 'own',
  payload: nothing,
  answer: profileSchema,
  summary: "The caller's own profile.",
  source: 'portal',
});

export const profilePictureSave = defineCall({
  name: 'uaa.profile.picture_save',
  method: 'POST',
  path: '/api/uaa/profile/picture',
  effect: 'change',
  needs: 'own',
  upload: true,
  encoding: 'json',
  /** Null removes the picture. */
  payload: v.object({ picture: v.nullable(pictureSchema) }),
  answer: v.object({ avatar: v.nullable(v.string()) }),
  summary: "Sets or removes the caller's picture.",
  source: 'portal',
});

export const profilePicture = defineCall({
  name: 'uaa.profile.picture',
  method: 'GET',
  path: '/api/uaa/profile/picture/{pictureId}',
  effect: 'read',
  needs: 'own',
  payload: v.object({ pictureId: idSchema }),
  answer: v.unknown(),
  reply: 'file',
  cached: true,
  summary: 'The picture of a user, for users; a new picture has a new address.',
  source: 'portal',
});

export const profileContactAsk = defineCall({
  name: 'uaa.profile.contact_ask',
  method: 'POST',
  path: '/api/uaa/profile/contact_ask',
  effect: 'change',
  needs: 'own',
  payload: v.object({ kind, contact: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(128)) }),
  /** Seconds that the code is good for. */
  answer: v.object({ expiresIn: v.number() }),
  summary: "Sends a code to what shall become the caller's phone number or e-mail address.",
  source: 'portal',
});

export const profileContactSave = defineCall({
  name: 'uaa.profile.contact_save',
  method: 'POST',
  path: '/api/uaa/profile/contact_save',
  effect: 'change',
  needs: 'own',
  payload: v.object({ kind, code: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(16)) }),
  answer: profileSchema,
  summary: 'Makes what the code was sent to the phone number or e-mail address; the old ones are told.',
  source: 'portal',
});
