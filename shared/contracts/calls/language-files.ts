import * as v from 'valibot';
import { defineCall } from '../call.ts';

/** A list would pass for a record whose keys are numbers. */
const dictionary = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value)),
  v.record(v.string(), v.string()),
);

export const commonLanguageFile = defineCall({
  name: 'static.language.common',
  method: 'GET',
  path: '/common/plugins/language/{version}/{language}.json',
  effect: 'read',
  payload: v.object({ version: v.string(), language: v.string() }),
  answer: dictionary,
  reply: 'bare',
  intercepted: false,
  cached: true,
  audience: 'public',
  summary: 'The dictionary that all apps share.',
  source: 'K02',
});

export const appLanguageFile = defineCall({
  name: 'static.language.app',
  method: 'GET',
  path: '/{root}/{code}/language/{language}/{appCode}.json',
  effect: 'read',
  payload: v.object({ root: v.string(), code: v.string(), language: v.string(), appCode: v.string() }),
  answer: dictionary,
  reply: 'bare',
  intercepted: false,
  cached: true,
  audience: 'public',
  summary: "An app's own dictionary.",
  source: 'K02',
});
