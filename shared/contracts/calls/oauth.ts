import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { loginPageConfigSchema } from '../entities/login-page-config.ts';
import { sessionUserSchema } from '../entities/session-user.ts';
import { flagFromText, idSchema, nothing } from '../text-values.ts';

const noIntercept = v.optional(flagFromText, false);

/** What a login answers: enough to pick the next page (specification 1§3); the session itself is a cookie. */
export const loginResultSchema = v.object({
  unitType: v.optional(v.picklist([1, 2]), 2),
  unitId: idSchema,
  userType: v.picklist([1, 2, 3, 4]),
  userId: v.optional(idSchema),
  openid: v.optional(v.nullable(v.string()), null),
  unionid: v.optional(v.nullable(v.string()), null),
});

export const oauthMe = defineCall({
  name: 'uaa.oauth.me',
  method: 'GET',
  path: '/api/uaa/oauth/me',
  encoding: 'none',
  payload: nothing,
  answer: v.nullable(sessionUserSchema),
  summary: 'Who is signed in; body status 401 when nobody is.',
  source: '0§7',
  audience: 'public',
});

export const oauthRefresh = defineCall({
  name: 'uaa.oauth.refresh',
  method: 'GET',
  path: '/api/uaa/oauth/refresh',
  encoding: 'none',
  payload: nothing,
  answer: v.nullable(loginResultSchema),
  intercepted: false,
  summary: 'Renews the access token from the rotating refresh token.',
  source: '0§7',
  audience: 'public',
});

export const oauthLogin = defineCall({
  name: 'uaa.oauth.login',
  method: 'POST',
  path: '/api/uaa/oauth/login',
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
  source: '0§7',
  audience: 'public',
});

export const oauthLogout = defineCall({
  name: 'uaa.oauth.logout',
  method: 'POST',
  path: '/api/uaa/oauth/logout',
  encoding: 'none',
  payload: nothing,
  answer: v.unknown(),
  intercepted: false,
  summary: 'Ends the session and revokes its tokens.',
  source: '0§7',
  audience: 'public',
});

export const oauthLoginUserClient = defineCall({
  name: 'uaa.oauth.login_user_client',
  method: 'POST',
  path: '/api/uaa/oauth/login_user_client',
  payload: v.object({
    /** Left out, the remembered browser counts: its cookie travels between BFF and platform. */
    userClientId: v.optional(v.pipe(v.string(), v.maxLength(256)), ''),
  }),
  answer: v.nullable(loginResultSchema),
  intercepted: false,
  summary: 'Signs in a remembered browser, or a device by its client id.',
  source: '0§7',
  audience: 'public',
});

export const oauthRelogin = defineCall({
  name: 'uaa.oauth.relogin',
  method: 'POST',
  path: '/api/uaa/oauth/relogin',
  payload: v.object({ accessToken: v.pipe(v.string(), v.minLength(1), v.maxLength(4096)) }),
  answer: v.nullable(loginResultSchema),
  intercepted: false,
  summary: 'Signs in again by an access token handed over by another system.',
  source: '0§7',
  audience: 'public',
});

export const oauthUnitConfig = defineCall({
  name: 'uaa.oauth.unit_config',
  method: 'GET',
  path: '/api/uaa/oauth/login/unit_config',
  payload: v.object({ unitId: idSchema }),
  answer: v.nullable(loginPageConfigSchema),
  intercepted: false,
  summary: 'Configuration of the login page of one unit.',
  source: '0§7',
  audience: 'public',
});
