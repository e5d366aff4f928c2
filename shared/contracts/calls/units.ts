import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { personFields } from '../entities/person.ts';
import {
  listedSchoolSchema,
  maxCampuses,
  sentCampusSchema,
  unitDetailsSchema,
  unitFields,
} from '../entities/unit-fields.ts';
import { unitOverviewSchema } from '../entities/unit-overview.ts';
import { wireOf } from '../fields/field-table.ts';
import { nothing, numberFromText, optionalText } from '../text-values.ts';

/** The unit that is meant: in a bureau, also one of its schools. Empty is the own unit. */
const unitId = optionalText(64);
const fields = {
  ...wireOf(unitFields),
  campuses: v.optional(v.pipe(v.array(sentCampusSchema), v.maxLength(maxCampuses)), []),
};

export const unitsSchools = defineCall({
  name: 'base.units.schools',
  method: 'GET',
  path: '/api/base/units/schools',
  effect: 'read',
  needs: 'admin:schools',
  encoding: 'none',
  payload: nothing,
  answer: v.array(listedSchoolSchema),
  summary: 'The schools of a bureau with how many are in them.',
  source: 'portal',
});

export const unitsGet = defineCall({
  name: 'base.units.get',
  method: 'GET',
  path: '/api/base/units/unit/get',
  effect: 'read',
  needs: ['base:view', 'base:edit', 'admin:overview'],
  payload: v.object({ unitId }),
  answer: unitDetailsSchema,
  summary: 'A unit: the own one, or a school of the own bureau.',
  source: 'portal',
});

export const unitsCreate = defineCall({
  name: 'base.units.create',
  method: 'POST',
  path: '/api/base/units/unit/create',
  effect: 'change',
  needs: 'admin:schools',
  encoding: 'json',
  payload: v.object({
    ...fields,
    /** The first administrator of the school. */
    realName: personFields.realName.wire,
    loginName: personFields.loginName.wire,
  }),
  answer: v.object({
    unit: unitDetailsSchema,
    loginName: v.string(),
    /** The first password, shown once. */
    password: v.string(),
  }),
  summary: 'Opens a school with its first administrator.',
  source: 'portal',
});

export const unitsUpdate = defineCall({
  name: 'base.units.update',
  method: 'POST',
  path: '/api/base/units/unit/update',
  effect: 'change',
  needs: 'base:edit',
  encoding: 'json',
  payload: v.object({ unitId, revision: numberFromText, ...fields }),
  answer: unitDetailsSchema,
  summary: 'Renames a unit and says which campuses it has; a campus that classes are in stays.',
  source: 'portal',
});

export const unitsOverview = defineCall({
  name: 'base.units.overview',
  method: 'GET',
  path: '/api/base/units/overview',
  effect: 'read',
  needs: 'admin:overview',
  payload: v.object({ unitId }),
  answer: unitOverviewSchema,
  summary:
    'How a unit stands: people, classes, apps, licences, announcements, sign-ins and storage, counted.',
  source: 'portal',
});
