import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { clientEventSchema, clientUnitSchema, clientUnitStateSchema } from '../entities/registered-client.ts';
import { idSchema, numberFromText } from '../text-values.ts';
import { clientId } from './clients.ts';

const secretId = v.pipe(v.string(), v.minLength(1), v.maxLength(128));

export const clientSecretList = defineCall({
  name: 'uaa.clients.secret_list',
  method: 'GET',
  path: '/api/uaa/clients/secrets',
  effect: 'read',
  needs: 'kept',
  payload: clientId,
  answer: v.array(
    v.object({
      secretId: v.string(),
      /** ISO 8601, UTC. */
      createdAt: v.string(),
      lastUsedAt: v.nullable(v.string()),
    }),
  ),
  summary: 'The living secrets of a client, two at most, without their text.',
  source: 'portal',
});

export const clientSecretAdd = defineCall({
  name: 'uaa.clients.secret_add',
  method: 'POST',
  path: '/api/uaa/clients/secrets/add',
  effect: 'change',
  needs: 'kept',
  payload: clientId,
  answer: v.object({ secretId: v.string(), secret: v.string() }),
  summary: 'Adds a secret and tells it, once; refused with `conflict` when two live already.',
  source: 'portal',
});

export const clientSecretRemove = defineCall({
  name: 'uaa.clients.secret_remove',
  method: 'POST',
  path: '/api/uaa/clients/secrets/remove',
  effect: 'change',
  needs: 'kept',
  payload: v.object({ ...clientId.entries, secretId }),
  answer: v.null(),
  summary: 'Removes a secret; it counts no more.',
  source: 'portal',
});

export const clientUnitList = defineCall({
  name: 'uaa.clients.unit_list',
  method: 'GET',
  path: '/api/uaa/clients/units',
  effect: 'read',
  needs: 'kept',
  payload: clientId,
  answer: v.object({
    /** Counts in units that have not decided. */
    standard: clientUnitStateSchema,
    list: v.array(
      v.object({
        unitId: idSchema,
        name: v.string(),
        enName: v.nullable(v.string()),
        /** Null where the unit has not decided. */
        state: v.nullable(clientUnitStateSchema),
        /** Whether the caller may switch it there. */
        isOpen: v.boolean(),
      }),
    ),
  }),
  summary: 'What the units say about a client, as far as the caller may know.',
  source: 'portal',
});

export const clientUnitSet = defineCall({
  name: 'uaa.clients.unit_set',
  method: 'POST',
  path: '/api/uaa/clients/units/set',
  effect: 'change',
  needs: 'kept',
  payload: v.object({
    ...clientId.entries,
    /** Left out: what counts in units that have not decided. */
    unitId: v.optional(idSchema),
    state: clientUnitStateSchema,
  }),
  answer: v.null(),
  summary: 'An administrator switches a client for a unit; off counts at once, for tokens too.',
  source: 'portal',
});

export const clientOwnerList = defineCall({
  name: 'uaa.clients.owner_list',
  method: 'GET',
  path: '/api/uaa/clients/owners',
  effect: 'read',
  needs: 'kept',
  payload: clientId,
  answer: v.array(
    v.object({ userId: idSchema, loginName: v.string(), realName: v.string(), unit: clientUnitSchema }),
  ),
  summary: 'Who keeps a client.',
  source: 'portal',
});

export const clientOwnerAdd = defineCall({
  name: 'uaa.clients.owner_add',
  method: 'POST',
  path: '/api/uaa/clients/owners/add',
  effect: 'change',
  needs: 'kept',
  payload: v.object({
    ...clientId.entries,
    loginName: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64)),
  }),
  answer: v.null(),
  summary: 'Makes a teacher or administrator of the same unit an owner.',
  source: 'portal',
});

export const clientOwnerRemove = defineCall({
  name: 'uaa.clients.owner_remove',
  method: 'POST',
  path: '/api/uaa/clients/owners/remove',
  effect: 'change',
  needs: 'kept',
  payload: v.object({ ...clientId.entries, userId: idSchema }),
  answer: v.null(),
  summary: 'Takes an owner away; the last one stays.',
  source: 'portal',
});

export const clientEventList = defineCall({
  name: 'uaa.clients.event_list',
  method: 'GET',
  path: '/api/uaa/clients/events',
  effect: 'read',
  needs: 'kept',
  payload: v.object({
    ...clientId.entries,
    kind: v.optional(v.picklist(['all', 'refused', 'accepted', 'changed']), 'all'),
    /** Found inside the reason or the request id. */
    keyword: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(64)), ''),
    /** Pages count from 1. */
    page: v.optional(numberFromText, 1),
    size: v.optional(numberFromText, 30),
  }),
  answer: v.object({
    list: v.array(clientEventSchema),
    total: v.number(),
    pages: v.number(),
    page: v.number(),
  }),
  summary: 'The log of a client, newest first: every refused request with its exact reason.',
  source: 'portal',
});
