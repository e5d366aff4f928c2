import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { unitTypeSchema, userTypeSchema } from '../entities/session-user.ts';
import { flagFromText, idSchema, nothing } from '../text-values.ts';
import { unitTypeCodes } from '../user-types.ts';

const noIntercept = v.optional(flagFromText, false);

/** What a login answers: enough to pick the next page (B18); the session itself is a cookie. */
export const loginResultSchema = v.object({
  unitType: v.optional(unitTypeSchema, unitTypeCodes.school),
  unitId: idSchema,
  userType: userTypeSchema,
  userId: v.optional(idSchema),
  openid: v.optional(v.nullable(v.string()), null),
  unionid: v.optional(v.nullable(v.string()), null),
});

export const oauthRefresh = defineCall({
  name: 'uaa.oauth.refresh',
  method: 'GET',
  path: '/api/uaa/oauth/refresh',
  effect: 'renew',
  encoding: 'none',
  payload: nothing,
  answer: v.nullable(loginResultSchema),
  intercepted: false,
  summary: 'Renews the access token from the rotating refresh token.',
  source: 'D06',
  audience: 'public',
});

export const oauthLogin = defineCall({
  name: 'uaa.oauth.login',
  method: 'POST',
  path: '/api/uaa/oauth/login',
  effect: 'sign-in',
  payload: v.object({
    username: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(128)),
    password: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1024)),
    noIntercept,
    /** Remember this browser; left out or false, an older remembering of this browser ends. */
    remember: v.optional(flagFromText, false),
    /** A computer that several people use is never remembered. */
    sharedDevice: v.optional(flagFromText, false),
  }),
  answer: v.nullable(loginResultSchema),
  intercepted: false,
  summary: 'Signs in by account and password.',
  source: 'B02',
  audience: 'public',
});

export const oauthLogout = defineCall({
  name: 'uaa.oauth.logout',
  method: 'POST',
  path: '/api/uaa/oauth/logout',
  effect: 'sign-out',
  encoding: 'none',
  payload: nothing,
  answer: v.unknown(),
  intercepted: false,
  summary: 'Ends the session and revokes its tokens.',
  source: 'C06',
  audience: 'public',
});
