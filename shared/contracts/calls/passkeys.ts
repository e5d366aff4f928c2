import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { passkeyFields } from '../entities/passkey.ts';
import { wireOf } from '../fields/field-table.ts';
import { nothing } from '../text-values.ts';

const password = v.pipe(v.string(), v.minLength(1), v.maxLength(1024));
/** What the browser answered, as JSON of WebAuthn Level 3 §5.1.8; keys that resist quantum computers are long. */
const credential = v.pipe(v.string(), v.minLength(2), v.maxLength(16_384));
/** Base64url, of up to 1023 bytes. */
const passkeyId = v.pipe(v.string(), v.minLength(1), v.maxLength(1400));
const descriptor = v.object({
  type: v.literal('public-key'),
  id: v.string(),
  transports: v.array(v.string()),
});

export const passkeyOffer = defineCall({
  name: 'uaa.second_step.passkey.offer',
  method: 'POST',
  path: '/api/uaa/second_step/passkey/offer',
  effect: 'change',
  needs: 'own',
  payload: nothing,
  answer: v.object({
    challenge: v.string(),
    rp: v.object({ id: v.string(), name: v.string() }),
    user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
    pubKeyCredParams: v.array(v.object({ type: v.literal('public-key'), alg: v.number() })),
    excludeCredentials: v.array(descriptor),
    authenticatorSelection: v.object({ residentKey: v.string(), userVerification: v.string() }),
    attestation: v.literal('none'),
    timeout: v.number(),
  }),
  intercepted: false,
  summary:
    'What `navigator.credentials.create` takes, as JSON. Its challenge counts once, in this session, for five minutes.',
  source: 'portal',
});

export const passkeyAdd = defineCall({
  name: 'uaa.second_step.passkey.add',
  method: 'POST',
  path: '/api/uaa/second_step/passkey/add',
  effect: 'change',
  needs: 'own',
  payload: v.object({ credential, password, ...wireOf(passkeyFields) }),
  answer: v.object({
    /** Shown once, where this was the first second step; otherwise empty, and those from before go on. */
    recoveryCodes: v.array(v.string()),
  }),
  intercepted: false,
  summary: 'Keeps a new passkey; every other session ends, and this one goes on under new tokens.',
  source: 'portal',
});

export const passkeyRemove = defineCall({
  name: 'uaa.second_step.passkey.remove',
  method: 'POST',
  path: '/api/uaa/second_step/passkey/remove',
  effect: 'change',
  needs: 'own',
  payload: v.object({ passkeyId, password }),
  answer: v.null(),
  intercepted: false,
  summary: 'Removes an own passkey; every other session ends, and this one goes on under new tokens.',
  source: 'portal',
});

export const passkeyChallenge = defineCall({
  name: 'uaa.second_step.passkey.challenge',
  method: 'POST',
  path: '/api/uaa/second_step/passkey/challenge',
  effect: 'change',
  needs: 'own',
  payload: nothing,
  answer: v.object({
    challenge: v.string(),
    rpId: v.string(),
    allowCredentials: v.array(descriptor),
    userVerification: v.literal('preferred'),
    timeout: v.number(),
  }),
  intercepted: false,
  summary:
    'What `navigator.credentials.get` takes, as JSON. Its challenge counts once, in this session, for five minutes.',
  source: 'portal',
});

export const passkeyVerify = defineCall({
  name: 'uaa.second_step.passkey.verify',
  method: 'POST',
  path: '/api/uaa/second_step/passkey/verify',
  effect: 'change',
  needs: 'own',
  payload: v.object({ credential }),
  answer: v.object({ codesLeft: v.number() }),
  intercepted: false,
  summary: 'Completes a sign-in by a passkey; the session goes on under new tokens.',
  source: 'portal',
});
