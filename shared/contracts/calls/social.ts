import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { userTypeSchema } from '../entities/session-user.ts';
import { socialProviderSchema } from '../entities/social-provider.ts';
import { idSchema, nothing } from '../text-values.ts';
import { loginResultSchema } from './oauth.ts';

/** Where the calls of third-party sign-in stand; ends with a slash. */
export const socialFolder = '/api/uaa/social/';

export const socialLogin = defineCall({
  name: 'uaa.social.login',
  method: 'POST',
  path: `${socialFolder}{provider}`,
  effect: 'sign-in',
  payload: v.object({
    /** Name of a provider, or the state that came back. */
    provider: v.pipe(v.string(), v.maxLength(64)),
    /** The state that came back, where the path names the provider. */
    state: v.optional(v.pipe(v.string(), v.maxLength(64))),
    /** One-time code of the provider; absent when the user refused there. */
    code: v.optional(v.pipe(v.string(), v.maxLength(2048))),
    token: v.optional(v.pipe(v.string(), v.maxLength(2048))),
    /** Issuer that came back with them (RFC 9207). */
    iss: v.optional(v.pipe(v.string(), v.maxLength(2048))),
    deviceId: v.optional(v.pipe(v.string(), v.maxLength(128))),
    unitHost: v.optional(v.string()),
  }),
  answer: v.nullable(loginResultSchema),
  intercepted: false,
  summary: 'Signs in by the code or token of a social provider or state.',
  source: 'B12',
  audience: 'public',
});

const providerAppId = v.object({ providerAppId: v.string() });
const unitHost = v.object({ unitHost: v.optional(v.string()) });

export const socialQyInfo = defineCall({
  name: 'uaa.social.qy_info',
  method: 'GET',
  path: '/api/uaa/social/qy_info',
  effect: 'read',
  payload: unitHost,
  answer: providerAppId,
  summary: 'App id for the work edition of the messaging app.',
  source: 'B13',
  audience: 'public',
});

export const socialMpInfo = defineCall({
  name: 'uaa.social.mp_info',
  method: 'GET',
  path: '/api/uaa/social/mp_info',
  effect: 'read',
  payload: unitHost,
  answer: providerAppId,
  summary: 'App id for the personal edition of the messaging app.',
  source: 'B13',
  audience: 'public',
});

export const socialInfo = defineCall({
  name: 'uaa.social.info',
  method: 'GET',
  path: '/api/uaa/social/info',
  effect: 'read',
  payload: nothing,
  answer: v.array(socialProviderSchema),
  summary: 'The third-party ways in that this portal offers.',
  source: 'B14',
  audience: 'public',
});

export const socialSwitchLogin = defineCall({
  name: 'uaa.social.switch_login',
  method: 'GET',
  path: '/api/uaa/social/switch/login',
  effect: 'sign-in',
  needs: 'own',
  payload: v.object({ userId: idSchema }),
  answer: v.nullable(loginResultSchema),
  summary: 'Switches to a linked identity; in a development portal to any account of the demo data.',
  source: 'B23',
});

export const socialSwitchAccounts = defineCall({
  name: 'uaa.social.switch_accounts',
  method: 'GET',
  path: '/api/uaa/social/switch/accounts',
  effect: 'read',
  needs: 'own',
  payload: nothing,
  answer: v.array(
    v.object({
      userId: idSchema,
      loginName: v.string(),
      realName: v.string(),
      userType: userTypeSchema,
      unitName: v.string(),
    }),
  ),
  summary: 'The accounts that everybody may become; refused everywhere but in a development portal.',
  source: 'B23',
});
