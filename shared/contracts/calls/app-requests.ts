import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { appCodeSchema } from '../entities/app-code.ts';
import { idSchema, nothing } from '../text-values.ts';

/** One person who looks after a unit. */
const administratorSchema = v.object({ userId: idSchema, realName: v.string() });

export const appRequestState = defineCall({
  name: 'base.app_requests.state',
  method: 'GET',
  path: '/api/base/desktop/app_request',
  effect: 'read',
  needs: 'own',
  payload: v.object({ code: appCodeSchema }),
  answer: v.object({
    /** Whom to ask: some administrators of the own unit, the oldest accounts first. */
    administrators: v.array(administratorSchema),
    /** Whether the signed-in user has asked and nobody has resolved the request yet. */
    isAsked: v.boolean(),
    /** How many users of the unit ask for it; 0 for who opens no apps. */
    people: v.number(),
    /** What the page of the app shows; the app may stand on no desktop of the unit. */
    app: v.object({
      name: v.string(),
      englishName: v.nullable(v.string()),
      imgPath: v.nullable(v.string()),
    }),
  }),
  summary: 'Whom to ask for an app that the catalogue allows, and whether that was done.',
  source: 'portal',
});

export const administratorList = defineCall({
  name: 'base.desktop.administrators',
  method: 'GET',
  path: '/api/base/desktop/administrators',
  effect: 'read',
  needs: 'everybody',
  payload: nothing,
  answer: v.array(administratorSchema),
  summary: 'Whom users of a unit ask: some of its administrators, the oldest accounts first.',
  source: 'portal',
});

export const appRequestSend = defineCall({
  name: 'base.app_requests.send',
  method: 'POST',
  path: '/api/base/desktop/app_request_send',
  effect: 'change',
  needs: 'own',
  payload: v.object({ code: appCodeSchema }),
  answer: v.null(),
  summary: 'Asks the administrators of the own unit for an app; a second time is a success too.',
  source: 'portal',
});

/** An app that users of a unit ask for. */
export const appRequestSchema = v.object({
  code: appCodeSchema,
  name: v.string(),
  englishName: v.nullable(v.string()),
  /** Everybody who asks, counted. */
  people: v.number(),
  /** Names of those who asked last, ten at most. */
  names: v.array(v.string()),
  /** The last time somebody asked, epoch milliseconds. */
  askedAt: v.number(),
});
export type AppRequest = v.InferOutput<typeof appRequestSchema>;

export const appRequestList = defineCall({
  name: 'base.app_requests.list',
  method: 'GET',
  path: '/api/base/desktop/app_requests',
  effect: 'read',
  needs: ['admin:apps', 'base:licence.view'],
  encoding: 'none',
  payload: nothing,
  answer: v.array(appRequestSchema),
  summary: 'What users of the own unit ask for.',
  source: 'portal',
});

export const appRequestResolve = defineCall({
  name: 'base.app_requests.resolve',
  method: 'POST',
  path: '/api/base/desktop/app_request_resolve',
  effect: 'change',
  needs: ['admin:apps', 'base:licence.edit'],
  payload: v.object({ code: appCodeSchema }),
  answer: v.null(),
  summary: 'Takes the requests for an app and their to-do off the list.',
  source: 'portal',
});
