import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { idSchema } from '../text-values.ts';

export const personalDataExport = defineCall({
  name: 'base.personal_data.export',
  method: 'POST',
  path: '/api/base/personal_data/export',
  effect: 'change',
  upload: true,
  payload: v.object({
    /** Somebody of the unit, for its administrators; left out, the caller herself. */
    userId: v.optional(idSchema),
  }),
  answer: v.unknown(),
  reply: 'file',
  summary: 'Everything that the portal keeps about one person, as a zip file; once in ten minutes.',
  source: 'portal',
});
