import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { registeredClientSchema } from '../entities/registered-client.ts';
import { idSchema, nothing, numberFromText } from '../text-values.ts';
import { clientId } from './clients.ts';

export const providerKeyList = defineCall({
  name: 'uaa.provider.keys',
  method: 'GET',
  path: '/api/uaa/provider/keys',
  effect: 'read',
  needs: 'kept',
  payload: nothing,
  answer: v.object({
    /** Newest first. Instants are ISO 8601, UTC. */
    list: v.array(
      v.object({
        keyId: v.string(),
        /** `next` is published and signs soon; `signing` signs; `kept` is published for what it signed before. */
        state: v.picklist(['next', 'signing', 'kept']),
        createdAt: v.string(),
        /** Until when it stays published; null: open. */
        keptUntil: v.nullable(v.string()),
      }),
    ),
    /** When the portal replaces the key by itself. */
    nextRotationAt: v.string(),
    /** Whether the caller may replace it now. */
    mayRotate: v.boolean(),
  }),
  summary: 'The keys that sign id tokens, for administrators.',
  source: 'portal',
});

export const providerKeyRotate = defineCall({
  name: 'uaa.provider.rotate_keys',
  method: 'POST',
  path: '/api/uaa/provider/keys/rotate',
  effect: 'change',
  needs: 'kept',
  payload: nothing,
  answer: v.null(),
  summary:
    'An administrator of the bureau replaces the key that signs; the old one stays published for what it signed.',
  source: 'portal',
});

export const clientInvitationList = defineCall({
  name: 'uaa.clients.invitations',
  method: 'GET',
  path: '/api/uaa/clients/invitations',
  effect: 'read',
  needs: 'kept',
  payload: nothing,
  answer: v.array(
    v.object({
      invitationId: idSchema,
      label: v.string(),
      /** Who invited. */
      by: v.string(),
      /** ISO 8601, UTC. */
      createdAt: v.string(),
      expiresAt: v.string(),
      usedAt: v.nullable(v.string()),
      /** What was registered with it; null: nothing yet, or it is gone. */
      clientId: v.nullable(v.string()),
    }),
  ),
  summary: 'The invitations of a unit to register a client, newest first, for its administrators.',
  source: 'portal',
});

export const clientInvitationCreate = defineCall({
  name: 'uaa.clients.invite',
  method: 'POST',
  path: '/api/uaa/clients/invitations/create',
  effect: 'change',
  needs: 'kept',
  payload: v.object({
    label: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
    /** How long it is good. */
    days: v.pipe(numberFromText, v.integer(), v.minValue(1), v.maxValue(90)),
  }),
  answer: v.object({
    invitationId: idSchema,
    /** The initial access token (RFC 7591 §3). Only this answer contains it. */
    token: v.string(),
    /** Full address where it is used. */
    endpoint: v.string(),
  }),
  summary: 'An administrator invites a program to register one client, once, until a date.',
  source: 'portal',
});

export const clientInvitationRemove = defineCall({
  name: 'uaa.clients.uninvite',
  method: 'POST',
  path: '/api/uaa/clients/invitations/remove',
  effect: 'change',
  needs: 'kept',
  payload: v.object({ invitationId: idSchema }),
  answer: v.null(),
  summary: 'Takes an invitation back that was not used.',
  source: 'portal',
});

export const clientPkceSet = defineCall({
  name: 'uaa.clients.set_pkce',
  method: 'POST',
  path: '/api/uaa/clients/set_pkce',
  effect: 'change',
  needs: 'kept',
  payload: v.object({
    ...clientId.entries,
    /** A day such as `2027-01-31`, its end in UTC included, at most a year ahead; empty: PKCE is needed. */
    until: v.pipe(v.string(), v.regex(/^(?:\d{4}-\d\d-\d\d)?$/)),
  }),
  answer: registeredClientSchema,
  summary: 'An administrator lists a client that cannot speak PKCE, until a date.',
  source: 'portal',
});
