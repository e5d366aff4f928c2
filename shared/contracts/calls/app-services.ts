import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { appCodeSchema } from '../entities/app-code.ts';
import { idSchema, nothing, numberFromText, optionalText, trimmedText } from '../text-values.ts';

/** Until the answer of a service begins, ms. */
export const serviceTimeouts = { min: 1_000, default: 15_000, max: 60_000 } as const;

const appServiceSchema = v.object({
  code: appCodeSchema,
  /** Address of the app's own server, without a slash at its end. */
  address: v.string(),
  /** Until its answer begins, ms. */
  timeoutMs: v.number(),
  /** The registered client by which it calls the portal without a user. */
  clientId: v.nullable(v.string()),
  /** Whose administrators may change it, beside those who release to all units. */
  unitId: idSchema,
  unitName: v.string(),
  unitEnName: v.nullable(v.string()),
  revision: v.number(),
  /** ISO 8601, UTC. */
  updatedAt: v.string(),
  /** Name of the last administrator who changed it; null when she is gone. */
  updatedBy: v.nullable(v.string()),
});
export type AppService = v.InferOutput<typeof appServiceSchema>;

export const appServiceList = defineCall({
  name: 'base.app_service.list',
  method: 'GET',
  path: '/api/base/app_service/list',
  effect: 'read',
  needs: 'admin:releases',
  encoding: 'none',
  payload: nothing,
  answer: v.array(appServiceSchema),
  summary: 'The services of apps that the administrator may change.',
  source: 'portal',
});

export const appServiceGet = defineCall({
  name: 'base.app_service.get',
  method: 'GET',
  path: '/api/base/app_service/get',
  effect: 'read',
  needs: 'admin:releases',
  payload: v.object({ code: appCodeSchema }),
  answer: appServiceSchema,
  summary: 'The service of one app; `not_found` where it has none.',
  source: 'portal',
});

export const appServiceSave = defineCall({
  name: 'base.app_service.save',
  method: 'POST',
  path: '/api/base/app_service/save',
  effect: 'change',
  needs: 'admin:releases',
  encoding: 'json',
  payload: v.object({
    code: appCodeSchema,
    address: v.pipe(trimmedText(300), v.minLength(1)),
    timeoutMs: v.optional(
      v.pipe(numberFromText, v.minValue(serviceTimeouts.min), v.maxValue(serviceTimeouts.max)),
      serviceTimeouts.default,
    ),
    /** Empty for none. */
    clientId: optionalText(64),
    /** Empty leaves it as it is; of a new service it is the unit of the app, else that of the caller. */
    unitId: optionalText(64),
    /** The revision that the caller saw; 0 for a new service. */
    revision: numberFromText,
  }),
  answer: appServiceSchema,
  summary: 'Says where the own server of an app is; `/api/x/{code}` leads there within seconds.',
  source: 'portal',
});

export const appServiceRemove = defineCall({
  name: 'base.app_service.remove',
  method: 'POST',
  path: '/api/base/app_service/remove',
  effect: 'change',
  needs: 'admin:releases',
  encoding: 'json',
  payload: v.object({ code: appCodeSchema, revision: numberFromText }),
  answer: v.null(),
  summary: 'Ends the way to the own server of an app.',
  source: 'portal',
});
