import * as v from 'valibot';
import { defineCall } from '../call.ts';
import {
  maxGrants,
  maxRolePeople,
  permissionAppSchema,
  roleFields,
  roleGrantSchema,
  roleHolderSchema,
  rolePersonSchema,
  roleSchema,
} from '../entities/role-fields.ts';
import { wireOf } from '../fields/field-table.ts';
import { flagFromText, idSchema, numberFromText, optionalText } from '../text-values.ts';

/** The unit that is meant: in a bureau, also one of its schools. Empty is the own unit. */
const unitId = optionalText(64);
const someIds = v.pipe(v.optional(v.array(idSchema), []), v.maxLength(maxRolePeople));

export const rolesList = defineCall({
  name: 'base.roles.list',
  method: 'GET',
  path: '/api/base/roles/list',
  effect: 'read',
  needs: 'base:role',
  payload: v.object({
    unitId,
    /** Somebody of the unit whose roles are asked for; empty for nobody. */
    userId: optionalText(64),
  }),
  answer: v.array(
    v.object({
      ...roleSchema.entries,
      /** Whether the person that was asked about has it; false where nobody was. */
      isHeld: v.boolean(),
      /** Whether somebody has it who holds more than the caller: nothing is taken from the role then. */
      holdsMore: v.optional(v.boolean(), false),
      /** Whether the caller may give it: she holds all that it grants; of the portal's own, she has it. */
      mayGive: v.optional(v.boolean(), true),
    }),
  ),
  summary:
    'The roles of a unit, with what they grant and how many people have them; of a person, which are hers.',
  source: 'portal',
});

export const rolesSave = defineCall({
  name: 'base.roles.save',
  method: 'POST',
  path: '/api/base/roles/save',
  effect: 'change',
  needs: 'base:role',
  encoding: 'json',
  payload: v.object({
    unitId,
    /** Empty for a new role. */
    roleId: optionalText(64),
    /** Of a new role, anything. */
    revision: v.optional(numberFromText, 0),
    ...wireOf(roleFields),
    grants: v.pipe(v.array(roleGrantSchema), v.maxLength(maxGrants)),
  }),
  answer: roleSchema,
  summary: 'Saves a role. Nobody grants what she does not hold herself.',
  source: 'portal',
});

export const rolesRemove = defineCall({
  name: 'base.roles.remove',
  method: 'POST',
  path: '/api/base/roles/remove',
  effect: 'change',
  needs: 'base:role',
  payload: v.object({
    unitId,
    roleId: idSchema,
    revision: numberFromText,
    /** Also where people have it, who lose it then. */
    withPeople: v.optional(flagFromText, false),
  }),
  answer: v.null(),
  summary: 'Removes a role; refused with `conflict` where people have it, unless that is meant.',
  source: 'portal',
});

export const rolesPeople = defineCall({
  name: 'base.roles.people',
  method: 'GET',
  path: '/api/base/roles/people',
  effect: 'read',
  needs: 'base:role',
  payload: v.object({
    unitId,
    roleId: idSchema,
    /** Pages count from 1. */
    page: v.optional(numberFromText, 1),
    size: v.optional(numberFromText, 30),
  }),
  answer: v.object({
    list: v.array(roleHolderSchema),
    total: v.number(),
    pages: v.number(),
    page: v.number(),
  }),
  summary: 'A page of the people who have a role.',
  source: 'portal',
});

export const rolesSetPeople = defineCall({
  name: 'base.roles.set_people',
  method: 'POST',
  path: '/api/base/roles/set_people',
  effect: 'change',
  needs: 'base:role',
  encoding: 'json',
  payload: v.object({ unitId, roleId: idSchema, add: someIds, remove: someIds }),
  answer: roleSchema,
  summary: 'Puts people into a role and takes others out of it.',
  source: 'portal',
});

export const rolesFindPeople = defineCall({
  name: 'base.roles.find_people',
  method: 'GET',
  path: '/api/base/roles/find_people',
  effect: 'read',
  needs: 'base:role',
  payload: v.object({ unitId, keyword: optionalText(64) }),
  answer: v.array(rolePersonSchema),
  summary: 'The first enabled people of a unit whose name, reading or login name fits.',
  source: 'portal',
});

export const rolesPermissions = defineCall({
  name: 'base.roles.permissions',
  method: 'GET',
  path: '/api/base/roles/permissions',
  effect: 'read',
  needs: 'base:role',
  payload: v.object({ unitId }),
  answer: v.array(permissionAppSchema),
  summary: 'What a role can grant, app by app, and which of it the caller holds.',
  source: 'portal',
});
