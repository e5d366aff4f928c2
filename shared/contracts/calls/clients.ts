import * as v from 'valibot';
import { localizedSchema } from '#shared/language';
import { defineCall } from '../call.ts';
import { clientFields } from '../entities/client-fields.ts';
import {
  clientKindSchema,
  clientStatusSchema,
  registeredClientSchema,
} from '../entities/registered-client.ts';
import { wireOf } from '../fields/field-table.ts';
import { idSchema, nothing, numberFromText } from '../text-values.ts';

export const clientId = v.object({ clientId: v.pipe(v.string(), v.minLength(1), v.maxLength(128)) });
/** What a developer enters about a client; the platform answers field errors such as `redirectUris.0`. */
const clientFieldsSchema = v.object(wireOf(clientFields));
export type ClientFields = v.InferOutput<typeof clientFieldsSchema>;

export const clientOptions = defineCall({
  name: 'uaa.clients.options',
  method: 'GET',
  path: '/api/uaa/clients/options',
  effect: 'read',
  needs: 'kept',
  payload: nothing,
  answer: v.object({
    /** Issuer of the OpenID provider, a full address. */
    issuer: v.string(),
    /** Full address of the console, see `pagePaths.clientConsole`. */
    consoleUri: v.string(),
    scopes: v.array(v.object({ name: v.string(), text: localizedSchema })),
    /** Null where the portal has no sandbox unit. */
    sandboxUnit: v.nullable(v.object({ unitId: idSchema, name: v.string(), enName: v.nullable(v.string()) })),
    /** Whether the caller decides about requests, and how many wait for that. */
    isAdministrator: v.boolean(),
    waiting: v.number(),
  }),
  summary: 'What the developer centre offers the caller.',
  source: 'portal',
});

export const clientList = defineCall({
  name: 'uaa.clients.list',
  method: 'GET',
  path: '/api/uaa/clients/list',
  effect: 'read',
  needs: 'kept',
  payload: v.object({
    /** `mine`: the caller is an owner; the others are for administrators. */
    view: v.optional(v.picklist(['mine', 'waiting', 'all']), 'mine'),
    /** Found inside a name or the id. */
    keyword: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(64)), ''),
    status: v.optional(clientStatusSchema),
    /** Pages count from 1. */
    page: v.optional(numberFromText, 1),
    size: v.optional(numberFromText, 30),
  }),
  answer: v.object({
    list: v.array(registeredClientSchema),
    total: v.number(),
    pages: v.number(),
    page: v.number(),
  }),
  summary: 'A page of the clients that the caller may see.',
  source: 'portal',
});

export const clientDetails = defineCall({
  name: 'uaa.clients.details',
  method: 'GET',
  path: '/api/uaa/clients/details',
  effect: 'read',
  needs: 'kept',
  payload: clientId,
  answer: registeredClientSchema,
  summary: 'One client.',
  source: 'portal',
});

export const clientCreate = defineCall({
  name: 'uaa.clients.create',
  method: 'POST',
  path: '/api/uaa/clients/create',
  effect: 'change',
  needs: 'app:client.register',
  encoding: 'json',
  payload: v.object({ ...clientFieldsSchema.entries, kind: clientKindSchema }),
  answer: v.object({
    client: registeredClientSchema,
    /** Only this answer contains it; null for a public client. */
    secret: v.nullable(v.string()),
  }),
  summary: 'Registers a client of the caller, who becomes its owner; an administrator has to approve it.',
  source: 'portal',
});

export const clientUpdate = defineCall({
  name: 'uaa.clients.update',
  method: 'POST',
  path: '/api/uaa/clients/update',
  effect: 'change',
  needs: 'kept',
  encoding: 'json',
  payload: v.object({ ...clientId.entries, revision: numberFromText, ...clientFieldsSchema.entries }),
  answer: registeredClientSchema,
  summary:
    'Changes a client; refused with `conflict` when somebody else changed it first. Only an administrator may widen an active one.',
  source: 'portal',
});

export const clientDecide = defineCall({
  name: 'uaa.clients.decide',
  method: 'POST',
  path: '/api/uaa/clients/decide',
  effect: 'change',
  needs: 'kept',
  payload: v.object({
    ...clientId.entries,
    /** The one that was looked at: nothing else is approved. */
    revision: numberFromText,
    decision: v.picklist(['approve', 'decline']),
    note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(300)), ''),
  }),
  answer: registeredClientSchema,
  summary: 'An administrator approves or declines a requested client; approving switches it on for its unit.',
  source: 'portal',
});

export const clientSetStatus = defineCall({
  name: 'uaa.clients.set_status',
  method: 'POST',
  path: '/api/uaa/clients/set_status',
  effect: 'change',
  needs: 'kept',
  payload: v.object({
    ...clientId.entries,
    action: v.picklist(['disable', 'enable', 'request']),
    note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(300)), ''),
  }),
  answer: registeredClientSchema,
  summary: 'Disables a client, whose tokens end at once; enables it again; or asks for that as an owner.',
  source: 'portal',
});

export const clientRemove = defineCall({
  name: 'uaa.clients.remove',
  method: 'POST',
  path: '/api/uaa/clients/remove',
  effect: 'change',
  needs: 'kept',
  payload: clientId,
  answer: v.null(),
  summary: 'Deletes a client that is not active, with its secrets and its log.',
  source: 'portal',
});

export const clientLogo = defineCall({
  name: 'uaa.clients.logo',
  method: 'GET',
  path: '/api/uaa/clients/logo/{clientId}',
  effect: 'read',
  needs: 'kept',
  payload: clientId,
  answer: v.unknown(),
  reply: 'file',
  cached: true,
  summary: 'The picture of a client.',
  source: 'portal',
});
