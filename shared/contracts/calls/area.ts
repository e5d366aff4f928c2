import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { areaSchoolSchema } from '../entities/area-school.ts';
import { nothing } from '../text-values.ts';

export const areaSchools = defineCall({
  name: 'base.area.schools',
  method: 'GET',
  path: '/api/base/area/schools',
  effect: 'read',
  needs: ['administrator', 'admin:schools'],
  encoding: 'none',
  payload: nothing,
  answer: v.array(areaSchoolSchema),
  summary: 'How the schools of a bureau stand, in one answer.',
  source: 'portal',
});
