import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { licenceChangeSchema, licenceFields, licenceSchema, serverIdSchema } from '../entities/licence.ts';
import { wireOf } from '../fields/field-table.ts';
import { idSchema, nothing } from '../text-values.ts';

export const licenseUnitOam = defineCall({
  name: 'base.licence.oam',
  method: 'GET',
  path: '/api/base/license/unit_oam',
  effect: 'read',
  needs: 'everybody',
  payload: v.object({ unitId: idSchema }),
  answer: v.boolean(),
  summary: 'Whether the unit runs operation and maintenance.',
  source: 'M03',
});

export const licenseUnit = defineCall({
  name: 'base.licence.unit',
  method: 'GET',
  path: '/api/base/license/unit',
  effect: 'read',
  needs: 'everybody',
  payload: v.object({ unitId: idSchema, serverId: v.string() }),
  answer: v.boolean(),
  summary: 'Whether a unit holds a valid licence for a service.',
  source: 'M01',
});

export const licenceList = defineCall({
  name: 'base.licence.list',
  method: 'GET',
  path: '/api/base/license/list',
  effect: 'read',
  needs: 'base:licence.view',
  encoding: 'none',
  payload: nothing,
  answer: v.object({
    list: v.array(licenceSchema) /** Of the server, epoch milliseconds: what has ended is judged by it. */,
    now: v.number(),
    canEdit: v.boolean(),
    canRenew: v.boolean(),
  }),
  summary: 'The licences of the own unit; a bureau sees those of all its schools.',
  source: 'portal',
});

export const licenceSave = defineCall({
  name: 'base.licence.save',
  method: 'POST',
  path: '/api/base/license/save',
  effect: 'change',
  needs: 'base:licence.edit',
  payload: v.object({
    unitId: idSchema,
    serverId: serverIdSchema,
    ...wireOf(licenceFields),
  }),
  answer: licenceSchema,
  summary: 'Grants, prolongs or limits a licence.',
  source: 'portal',
});

export const licenceRenew = defineCall({
  name: 'base.licence.renew',
  method: 'POST',
  path: '/api/base/license/renew',
  effect: 'change',
  needs: 'base:licence.edit',
  /** The text of the key, or of a licence file. */
  payload: v.object({ key: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(4096)) }),
  answer: licenceSchema,
  summary: 'Renews a licence by a signed key; a school its own.',
  source: 'portal',
});

export const licenceHistory = defineCall({
  name: 'base.licence.history',
  method: 'GET',
  path: '/api/base/license/history',
  effect: 'read',
  needs: 'base:licence.view',
  encoding: 'none',
  payload: nothing,
  answer: v.array(licenceChangeSchema),
  summary: 'The newest 200 changes of the licences that the caller looks after.',
  source: 'portal',
});
