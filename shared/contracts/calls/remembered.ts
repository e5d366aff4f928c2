import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { idSchema, nothing } from '../text-values.ts';

export const deviceRemember = defineCall({
  name: 'uaa.device.remember',
  method: 'POST',
  path: '/api/uaa/oauth/device/remember',
  effect: 'change',
  needs: 'own',
  encoding: 'none',
  payload: nothing,
  answer: v.object({
    /** 256 random bits, for `uaa.oauth.login_user_client`; counts together with the cookie of this answer. */
    userClientId: v.string(),
    /** ISO 8601, UTC. */
    expiresAt: v.string(),
  }),
  summary: 'Gives an app on a phone a client id to sign in with (D-12).',
  source: 'portal',
});

export const deviceList = defineCall({
  name: 'uaa.device.list',
  method: 'GET',
  path: '/api/uaa/oauth/device/list',
  effect: 'read',
  needs: 'own',
  payload: nothing,
  answer: v.array(
    v.object({
      deviceId: idSchema,
      /** `remember`: a browser. `client`: an app on a phone. */
      kind: v.picklist(['remember', 'client']),
      deviceLabel: v.string(),
      createdAt: v.string(),
      lastUsedAt: v.string(),
      expiresAt: v.string(),
      /** The one that asks. */
      isCurrent: v.boolean(),
    }),
  ),
  summary: 'Devices that may sign in as the caller without a password.',
  source: 'portal',
});

export const deviceRevoke = defineCall({
  name: 'uaa.device.revoke',
  method: 'POST',
  path: '/api/uaa/oauth/device/revoke',
  effect: 'change',
  needs: 'own',
  payload: v.object({ deviceId: idSchema }),
  answer: v.unknown(),
  summary: 'Forgets a device of the caller and ends the sessions that it opened.',
  source: 'portal',
});
