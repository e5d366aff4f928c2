import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { maxGrants, roleGrantSchema, roleHolderSchema } from '../entities/role-fields.ts';
import { idSchema, numberFromText, optionalText } from '../text-values.ts';

/** The unit that is meant: in a bureau, also one of its schools. Empty is the own unit. */
const unitId = optionalText(64);
const someGrants = v.pipe(v.optional(v.array(roleGrantSchema), []), v.maxLength(maxGrants));

/** What somebody was granted by herself, beside her roles. */
const directGrantsSchema = v.object({ person: roleHolderSchema, grants: v.array(roleGrantSchema) });

export const rolesDirectPeople = defineCall({
  name: 'base.roles.direct_people',
  method: 'GET',
  path: '/api/base/roles/direct_people',
  effect: 'read',
  needs: 'base:role',
  payload: v.object({
    unitId,
    /** Pages count from 1. */
    page: v.optional(numberFromText, 1),
    size: v.optional(numberFromText, 30),
  }),
  answer: v.object({
    list: v.array(v.object({ ...roleHolderSchema.entries, grants: v.number() })),
    total: v.number(),
    pages: v.number(),
    page: v.number(),
  }),
  summary: 'A page of the people of a unit who hold permissions of their own, and how many each.',
  source: 'portal',
});

export const rolesDirect = defineCall({
  name: 'base.roles.direct',
  method: 'GET',
  path: '/api/base/roles/direct',
  effect: 'read',
  needs: 'base:role',
  payload: v.object({ unitId, userId: idSchema }),
  answer: directGrantsSchema,
  summary: 'The permissions that somebody of a unit holds by herself, and by no role.',
  source: 'portal',
});

export const rolesSetDirect = defineCall({
  name: 'base.roles.set_direct',
  method: 'POST',
  path: '/api/base/roles/set_direct',
  effect: 'change',
  needs: 'base:role',
  encoding: 'json',
  payload: v.object({ unitId, userId: idSchema, add: someGrants, remove: someGrants }),
  answer: directGrantsSchema,
  summary:
    'Grants permissions to a person and takes others away. Nobody lets somebody gain what she does not hold herself.',
  source: 'portal',
});
