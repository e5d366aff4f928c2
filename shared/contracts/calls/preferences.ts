import { defineCall } from '../call.ts';
import { prefsSchema } from '../prefs.ts';
import { nothing } from '../text-values.ts';

export const preferences = defineCall({
  name: 'base.preferences.get',
  method: 'GET',
  path: '/api/base/preferences',
  effect: 'read',
  needs: 'own',
  encoding: 'none',
  payload: nothing,
  answer: prefsSchema,
  summary: 'What the signed-in user has arranged for herself.',
  source: 'portal',
});

export const preferencesMerge = defineCall({
  name: 'base.preferences.merge',
  method: 'POST',
  path: '/api/base/preferences_merge',
  effect: 'change',
  needs: 'own',
  encoding: 'json',
  payload: prefsSchema,
  answer: prefsSchema,
  summary: 'Merges changes of one device into what the signed-in user has arranged, and answers all of it.',
  source: 'portal',
});
