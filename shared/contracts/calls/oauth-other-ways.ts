import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { loginPageConfigSchema } from '../entities/login-page-config.ts';
import { idSchema } from '../text-values.ts';
import { loginResultSchema } from './oauth.ts';

export const oauthLoginUserClient = defineCall({
  name: 'uaa.oauth.login_user_client',
  method: 'POST',
  path: '/api/uaa/oauth/login_user_client',
  effect: 'sign-in',
  payload: v.object({
    /** Left out, the remembered browser counts: its cookie travels between BFF and platform. */
    userClientId: v.optional(v.pipe(v.string(), v.maxLength(256)), ''),
  }),
  answer: v.nullable(loginResultSchema),
  intercepted: false,
  summary: 'Signs in a remembered browser, or a device by its client id.',
  source: 'B08',
  audience: 'public',
});

export const oauthRelogin = defineCall({
  name: 'uaa.oauth.relogin',
  method: 'POST',
  path: '/api/uaa/oauth/relogin',
  effect: 'sign-in',
  payload: v.object({ accessToken: v.pipe(v.string(), v.minLength(1), v.maxLength(4096)) }),
  answer: v.nullable(loginResultSchema),
  intercepted: false,
  summary: 'Signs in again by an access token handed over by another system.',
  source: 'B11',
  audience: 'public',
});

export const oauthUnitConfig = defineCall({
  name: 'uaa.oauth.unit_config',
  method: 'GET',
  path: '/api/uaa/oauth/login/unit_config',
  effect: 'read',
  payload: v.object({ unitId: idSchema }),
  answer: v.nullable(loginPageConfigSchema),
  intercepted: false,
  summary: 'Configuration of the login page of one unit.',
  source: 'B22',
  audience: 'public',
});
