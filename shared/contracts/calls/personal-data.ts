import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { idSchema, nothing } from '../text-values.ts';

const answered = {
  effect: 'change',
  upload: true,
  answer: v.unknown(),
  reply: 'file',
  source: 'portal',
} as const;

export const personalDataExport = defineCall({
  name: 'base.personal_data.export',
  method: 'POST',
  path: '/api/base/personal_data/export',
  needs: 'own',
  payload: nothing,
  summary: 'Everything that the portal keeps about the caller, as a zip file; once in ten minutes.',
  ...answered,
});

export const personalDataExportOf = defineCall({
  name: 'base.personal_data.export_of',
  method: 'POST',
  path: '/api/base/personal_data/export_of',
  needs: 'admin:people.data',
  payload: v.object({ userId: idSchema }),
  summary: 'The same about somebody of the own unit.',
  ...answered,
});
