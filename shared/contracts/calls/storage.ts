import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { idSchema } from '../text-values.ts';
import { pictureDeadlineMs } from './deadlines.ts';

export const showUnitLogo = defineCall({
  name: 'storage.show.unit',
  method: 'GET',
  path: '/api/storage/show/unit/{unitId}',
  effect: 'read',
  deadlineMs: pictureDeadlineMs,
  payload: v.object({ unitId: idSchema }),
  answer: v.unknown(),
  reply: 'file',
  cached: true,
  audience: 'public',
  summary: "A unit's logo; 204 where it has none.",
  source: 'G01',
});

/** Pictures of apps, named by `Icon.imgPath`. */
export const showIcon = defineCall({
  name: 'storage.show.icon',
  method: 'GET',
  path: '/api/storage/show/icon/{name}',
  effect: 'read',
  deadlineMs: pictureDeadlineMs,
  payload: v.object({ name: v.pipe(v.string(), v.regex(/^[a-z0-9-]+\.svg$/)) }),
  answer: v.unknown(),
  reply: 'file',
  cached: true,
  audience: 'public',
  summary: "An app's picture.",
  source: 'portal',
});
