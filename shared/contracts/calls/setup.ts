import * as v from 'valibot';
import { languageSchema } from '#shared/language';
import { defineCall } from '../call.ts';
import { flagFromText, numberFromText } from '../text-values.ts';
import { unitTypes } from '../user-types.ts';

/** From the address that the log of the platform names. */
const secret = v.pipe(v.string(), v.minLength(1), v.maxLength(128));

export const setupState = defineCall({
  name: 'base.setup.state',
  method: 'POST',
  path: '/api/base/setup/state',
  effect: 'read',
  payload: v.object({ secret }),
  audience: 'public',
  answer: v.object({
    /** The portal has a unit: it can be set up no more. */
    isBegun: v.boolean(),
    /** The secret is that of this portal; false once it has begun. */
    isKnown: v.boolean(),
    /** What the platform has around it; only for whom knows the secret. */
    surroundings: v.optional(
      v.object({
        engine: v.picklist(['sqlite', 'postgres']),
        /** Whether codes reach people by a gateway of the school. */
        hasGateway: v.boolean(),
      }),
    ),
  }),
  summary: 'Whether an empty portal waits for its first administrator, and whether the secret is right.',
  source: 'portal',
});

export const setupBegin = defineCall({
  name: 'base.setup.begin',
  method: 'POST',
  path: '/api/base/setup/begin',
  effect: 'change',
  payload: v.object({
    secret,
    unit: v.pipe(v.string(), v.trim(), v.maxLength(128)),
    unitType: v.pipe(numberFromText, v.picklist(unitTypes)),
    realName: v.pipe(v.string(), v.trim(), v.maxLength(128)),
    loginName: v.pipe(v.string(), v.trim(), v.maxLength(128)),
    password: v.pipe(v.string(), v.maxLength(1024)),
    /** Of visitors of the unit whose browser asks for none. Default that of the portal. */
    language: v.optional(languageSchema),
    /** Whether a school begins with a school year, two classes and some people to try the portal with. */
    hasSamples: v.optional(flagFromText, false),
  }),
  audience: 'public',
  answer: v.null(),
  summary:
    'Gives an empty portal its first unit and administrator. Whoever read the log of the platform may, once.',
  source: 'portal',
});
