import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { nothing } from '../text-values.ts';
import { loginResultSchema } from './oauth.ts';

const scanToken = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64));

export const qrCreate = defineCall({
  name: 'uaa.qr.create',
  method: 'POST',
  path: '/api/uaa/social/qr/create',
  effect: 'sign-in',
  encoding: 'none',
  payload: nothing,
  answer: v.object({
    /** What the code shows; the device that scans it hands it to `uaa.qr.confirm`. */
    scanToken: v.string(),
    /** Seconds. */
    expiresIn: v.number(),
  }),
  intercepted: false,
  summary: 'A QR code for this screen; only this browser can sign in by it.',
  source: 'portal',
  audience: 'public',
});

export const qrDescribe = defineCall({
  name: 'uaa.qr.describe',
  method: 'GET',
  path: '/api/uaa/social/qr/describe',
  effect: 'read',
  needs: 'own',
  payload: v.object({ scanToken }),
  answer: v.object({ deviceLabel: v.string(), ip: v.string(), createdAt: v.string() }),
  summary: 'Which screen a scanned code belongs to, to be shown before confirming.',
  source: 'portal',
});

export const qrConfirm = defineCall({
  name: 'uaa.qr.confirm',
  method: 'POST',
  path: '/api/uaa/social/qr/confirm',
  effect: 'change',
  needs: 'own',
  payload: v.object({ scanToken }),
  answer: v.unknown(),
  summary: 'Signs the screen of a scanned code in as the caller, once.',
  source: 'portal',
});

export const qrPoll = defineCall({
  name: 'uaa.qr.poll',
  method: 'POST',
  path: '/api/uaa/social/qr/poll',
  effect: 'sign-in',
  encoding: 'none',
  payload: nothing,
  answer: v.object({
    /** `over`: expired or used; ask for another code. */
    state: v.picklist(['waiting', 'over', 'signed-in']),
    login: v.nullable(loginResultSchema),
  }),
  intercepted: false,
  summary: 'Whether the code of this screen was confirmed; if so, the answer signs in.',
  source: 'portal',
  audience: 'public',
});
