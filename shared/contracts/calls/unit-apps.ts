import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { appCodeSchema } from '../entities/app-code.ts';
import { resourceNodeSchema } from '../entities/resource-node.ts';
import { unitAppSchema, unitAppSettingsSchema, unitAppsSchema } from '../entities/unit-app.ts';
import { numberFromText, optionalText } from '../text-values.ts';

/** The unit that is meant: in a bureau, also one of its schools. Empty is the own unit. */
const unitId = optionalText(64);

/** Characters of the reason of a declined request. */
export const declineReasonLimit = 200;

/** More than a catalogue has. */
const maxApps = 1000;

export const unitAppList = defineCall({
  name: 'base.unit_apps.list',
  method: 'GET',
  path: '/api/base/unit_apps/list',
  effect: 'read',
  needs: 'admin:apps',
  payload: v.object({ unitId }),
  answer: unitAppsSchema,
  summary:
    'The catalogue of a unit in its own order, with what the unit decided, licences, requests and use.',
  source: 'portal',
});

export const unitAppSave = defineCall({
  name: 'base.unit_apps.save',
  method: 'POST',
  path: '/api/base/unit_apps/save',
  effect: 'change',
  needs: 'admin:apps',
  encoding: 'json',
  payload: v.object({
    unitId,
    code: appCodeSchema,
    /** The revision that the administrator saw; 0 before the unit has decided anything. */
    revision: numberFromText,
    ...unitAppSettingsSchema.entries,
  }),
  answer: unitAppSchema,
  summary:
    'Opens, closes or locks an app for a unit and says whom it is for, within what the catalogue allows.',
  source: 'portal',
});

export const unitAppOrder = defineCall({
  name: 'base.unit_apps.order',
  method: 'POST',
  path: '/api/base/unit_apps/order',
  effect: 'change',
  needs: 'admin:apps',
  encoding: 'json',
  payload: v.object({
    unitId,
    groups: v.pipe(
      v.array(
        v.object({
          code: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
          /** Codes of the apps of this group, in their order. */
          apps: v.pipe(v.array(appCodeSchema), v.maxLength(maxApps)),
        }),
      ),
      v.maxLength(maxApps),
    ),
  }),
  answer: v.null(),
  summary: 'Puts the groups and apps of a unit into an order; what is not named stays behind.',
  source: 'portal',
});

export const unitAppAnswerRequests = defineCall({
  name: 'base.unit_apps.answer_requests',
  method: 'POST',
  path: '/api/base/unit_apps/answer_requests',
  effect: 'change',
  needs: 'admin:apps',
  payload: v.object({
    unitId,
    code: appCodeSchema,
    /** `approve` opens the app for those who ask; `resolve` takes the requests off the list without a word. */
    decision: v.picklist(['approve', 'decline', 'resolve']),
    /** What those who asked read; of `decline`. */
    reason: optionalText(declineReasonLimit),
  }),
  answer: unitAppSchema,
  summary: 'Answers all requests for an app of a unit; those who asked get a message.',
  source: 'portal',
});

export const unitAppMenu = defineCall({
  name: 'base.unit_apps.menu',
  method: 'GET',
  path: '/api/base/unit_apps/menu',
  effect: 'read',
  needs: 'admin:apps',
  payload: v.object({ unitId, code: appCodeSchema }),
  answer: v.array(resourceNodeSchema),
  summary: 'Every menu node and permission code of an app, whoever holds it.',
  source: 'portal',
});
