import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { optionalText } from '../text-values.ts';

export const rosterExport = defineCall({
  name: 'base.roster.export',
  method: 'GET',
  path: '/api/base/roster/export',
  effect: 'read',
  needs: 'base:import',
  upload: true,
  payload: v.object({
    /** In a bureau, also one of its schools. Empty is the own unit. */
    unitId: optionalText(64),
  }),
  answer: v.unknown(),
  reply: 'file',
  summary:
    'The enabled people of a unit, its classes and who teaches in them, as an archive of OneRoster 1.2 CSV.',
  source: 'portal',
});
