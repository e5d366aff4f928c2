import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { passkeySchema } from '../entities/passkey.ts';
import { flagFromText, idSchema, nothing, optionalText, trimmedText } from '../text-values.ts';

const password = v.pipe(v.string(), v.minLength(1), v.maxLength(1024));
/** Six digits of an app, or a recovery code; blanks and hyphens do not count. */
const code = v.pipe(trimmedText(64), v.minLength(1));
const codes = v.object({
  /** Shown once: the portal keeps a hash of each. Empty where those from before go on. */
  recoveryCodes: v.array(v.string()),
});

export const secondStepStateSchema = v.object({
  /** When the first one was set up; null where there is none. */
  since: v.nullable(v.string()),
  /** Whether an app makes codes. */
  hasApp: v.boolean(),
  /** Oldest first. */
  passkeys: v.array(passkeySchema),
  /** Recovery codes that are left. */
  codesLeft: v.number(),
  /** Whether the unit asks this user for it. */
  isRequired: v.boolean(),
});
export type SecondStepState = v.InferOutput<typeof secondStepStateSchema>;

export const secondStepState = defineCall({
  name: 'uaa.second_step.state',
  method: 'GET',
  path: '/api/uaa/second_step/state',
  effect: 'read',
  needs: 'own',
  payload: nothing,
  answer: secondStepStateSchema,
  summary: 'Whether the caller has a second step; teachers and administrators only.',
  source: 'portal',
});

export const secondStepWays = defineCall({
  name: 'uaa.second_step.ways',
  method: 'GET',
  path: '/api/uaa/second_step/ways',
  effect: 'read',
  needs: 'own',
  payload: nothing,
  answer: v.object({ hasApp: v.boolean(), hasPasskey: v.boolean() }),
  summary: 'How the caller may take the second step of this sign-in, beside recovery codes.',
  source: 'portal',
});

export const secondStepOffer = defineCall({
  name: 'uaa.second_step.offer',
  method: 'GET',
  path: '/api/uaa/second_step/offer',
  effect: 'read',
  needs: 'own',
  payload: nothing,
  answer: v.object({
    /** Base32. */
    secret: v.string(),
    /** The same as `otpauth:` address, for a QR code. */
    address: v.string(),
    /** What `enrol` takes: the secret, sealed for this user, good for an hour. */
    offer: v.string(),
  }),
  intercepted: false,
  summary: 'A new secret for an app that makes codes. Nothing is kept until a code of it was right.',
  source: 'portal',
});

export const secondStepEnrol = defineCall({
  name: 'uaa.second_step.enrol',
  method: 'POST',
  path: '/api/uaa/second_step/enrol',
  effect: 'change',
  needs: 'own',
  payload: v.object({ offer: trimmedText(512), code, password }),
  answer: codes,
  intercepted: false,
  summary:
    'Sets up the app of a second step, or replaces it; every other session ends, and this one goes on under new tokens.',
  source: 'portal',
});

export const secondStepVerify = defineCall({
  name: 'uaa.second_step.verify',
  method: 'POST',
  path: '/api/uaa/second_step/verify',
  effect: 'change',
  needs: 'own',
  payload: v.object({ code }),
  answer: v.object({ codesLeft: v.number() }),
  intercepted: false,
  summary: 'Completes a sign-in by a code; the session goes on under new tokens.',
  source: 'portal',
});

export const secondStepCodes = defineCall({
  name: 'uaa.second_step.codes',
  method: 'POST',
  path: '/api/uaa/second_step/codes',
  effect: 'change',
  needs: 'own',
  payload: v.object({ password }),
  answer: codes,
  summary: 'New recovery codes; the ones before count no more.',
  source: 'portal',
});

export const secondStepRemove = defineCall({
  name: 'uaa.second_step.remove',
  method: 'POST',
  path: '/api/uaa/second_step/remove',
  effect: 'change',
  needs: 'own',
  payload: v.object({ password }),
  answer: v.null(),
  summary:
    'Removes the own second step, its app and all passkeys; every other session ends, and this one goes on under new tokens.',
  source: 'portal',
});

/** The unit that is meant: in a bureau, also one of its schools. Empty is the own unit. */
const unitId = optionalText(64);

export const secondStepUnitSchema = v.object({
  isRequired: v.boolean(),
  /** The bureau asks for it: the school does not end that. */
  isByBureau: v.boolean(),
  administrators: v.array(
    v.object({
      userId: idSchema,
      realName: v.string(),
      loginName: v.string(),
      /** When she set it up; null where she has not. */
      since: v.nullable(v.string()),
      /** Whether she holds a permission to keep the unit that the caller does not: the caller takes nothing from her. */
      holdsMore: v.optional(v.boolean(), false),
    }),
  ),
});
export type SecondStepUnit = v.InferOutput<typeof secondStepUnitSchema>;

export const secondStepUnit = defineCall({
  name: 'uaa.second_step.unit',
  method: 'GET',
  path: '/api/uaa/second_step/unit',
  effect: 'read',
  needs: 'admin:security',
  payload: v.object({ unitId }),
  answer: secondStepUnitSchema,
  summary: 'Whether a unit asks its administrators for a second step, and who of them has one.',
  source: 'portal',
});

export const secondStepRequire = defineCall({
  name: 'uaa.second_step.require',
  method: 'POST',
  path: '/api/uaa/second_step/require',
  effect: 'change',
  needs: 'admin:security',
  payload: v.object({ unitId, isRequired: flagFromText }),
  answer: v.null(),
  summary:
    'Asks the administrators of a unit for a second step from their next sign-in on, or no more; takes a caller who has one.',
  source: 'portal',
});

export const secondStepReset = defineCall({
  name: 'uaa.second_step.reset',
  method: 'POST',
  path: '/api/uaa/second_step/reset',
  effect: 'change',
  needs: 'base:reset-pwd',
  payload: v.object({ userId: idSchema }),
  answer: v.null(),
  summary:
    'Removes the second step of another user, who lost it, with all passkeys, and ends her sessions; she gets a message.',
  source: 'portal',
});
