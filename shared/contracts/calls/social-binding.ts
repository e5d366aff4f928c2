import * as v from 'valibot';
import { localizedSchema } from '#shared/language';
import { defineCall } from '../call.ts';
import { flagFromText, nothing } from '../text-values.ts';
import { loginResultSchema } from './oauth.ts';

/** Of the device that a third-party sign-in began on, as a messaging app writes it into the address. */
export const deviceIdPattern = /^[\w.:-]{1,128}$/;

const provider = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,31}$/));

/**
 * What `uaa.social.login` answers as `data` of the refusal `social_unbound` (status 400): who came, and the proof of it
 * for `uaa.social.bind`, within 10 minutes and in the same browser.
 */
export const socialUnboundSchema = v.object({
  provider,
  openid: v.string(),
  unionid: v.nullable(v.string()),
  pendingToken: v.string(),
  providerNames: v.optional(localizedSchema),
});
export type SocialUnbound = v.InferOutput<typeof socialUnboundSchema>;

export const socialBegin = defineCall({
  name: 'uaa.social.begin',
  method: 'POST',
  path: '/api/uaa/social/transaction/begin',
  effect: 'sign-in',
  payload: v.object({
    provider,
    /** True inside the messaging app, false for the page with a QR code. */
    inApp: v.optional(flagFromText, false),
    /** Page to return to after sign-in; one that leaves the portal is left out. */
    returnTo: v.optional(v.string(), ''),
    /** Of the device, as the address of the sign-in page names it; it stands in the address that the provider returns to. */
    deviceId: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.regex(deviceIdPattern))]), ''),
  }),
  answer: v.object({
    /** Where the browser goes now; it comes back to `/login` with `code` and `state`. */
    address: v.string(),
    state: v.string(),
  }),
  intercepted: false,
  summary: 'Begins a third-party sign-in in this browser; at most five wait at once, ten minutes each.',
  source: 'portal',
  audience: 'public',
});

export const socialBind = defineCall({
  name: 'uaa.social.bind',
  method: 'POST',
  path: '/api/uaa/social/link/bind',
  effect: 'sign-in',
  payload: v.object({
    username: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(128)),
    password: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1024)),
    pendingToken: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  }),
  answer: v.nullable(loginResultSchema),
  intercepted: false,
  summary: 'Binds the third-party identity that just came to an account, and signs in.',
  source: 'portal',
  audience: 'public',
});

export const socialLinkList = defineCall({
  name: 'uaa.social.link_list',
  method: 'GET',
  path: '/api/uaa/social/link/list',
  effect: 'read',
  needs: 'own',
  payload: nothing,
  answer: v.array(v.object({ provider, boundAt: v.string() })),
  summary: 'Third-party identities that open the account of the caller.',
  source: 'portal',
});

export const socialUnlink = defineCall({
  name: 'uaa.social.unlink',
  method: 'POST',
  path: '/api/uaa/social/link/unlink',
  effect: 'change',
  needs: 'own',
  payload: v.object({ provider }),
  answer: v.unknown(),
  summary: 'Takes a third-party identity off the account of the caller.',
  source: 'portal',
});
