import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { listedRetentionSchema, unitTermSchema } from '../entities/retention.ts';
import { nothing, numberFromText, optionalText } from '../text-values.ts';

/** Left out, the caller's own; a bureau names one of its schools. */
const unitId = optionalText(64);
const table = v.pipe(v.string(), v.maxLength(64));
const days = v.pipe(numberFromText, v.minValue(0), v.maxValue(100_000));

export const retentionList = defineCall({
  name: 'base.retention.list',
  method: 'GET',
  path: '/api/base/retention/list',
  effect: 'read',
  needs: 'admin:retention',
  payload: nothing,
  answer: v.array(listedRetentionSchema),
  summary: 'Every table with the time that its rows are kept, and how many wait for the next purge.',
  source: 'portal',
});

export const retentionUnit = defineCall({
  name: 'base.retention.unit',
  method: 'GET',
  path: '/api/base/retention/unit',
  effect: 'read',
  needs: 'admin:retention',
  payload: v.object({ unitId }),
  answer: v.array(unitTermSchema),
  summary: 'How long a unit keeps what it may decide about, and within which bounds.',
  source: 'portal',
});

export const retentionPreview = defineCall({
  name: 'base.retention.preview',
  method: 'GET',
  path: '/api/base/retention/preview',
  effect: 'read',
  needs: 'admin:retention',
  payload: v.object({ unitId, table, days }),
  answer: v.object({ rows: v.number(), isMore: v.boolean() }),
  summary: 'How many rows of a unit the next purge would delete by a term; counts to 10,000.',
  source: 'portal',
});

export const retentionSave = defineCall({
  name: 'base.retention.save',
  method: 'POST',
  path: '/api/base/retention/save',
  effect: 'change',
  needs: 'admin:retention',
  payload: v.object({
    ...{ unitId, table },
    /** Empty: as long as the portal does. */
    days: v.pipe(
      v.optional(v.union([v.literal(''), days]), ''),
      v.transform((value) => (value === '' ? null : value)),
    ),
    revision: numberFromText,
  }),
  answer: v.null(),
  summary: 'Sets how long a unit keeps the rows of a table, or gives its own term up.',
  source: 'portal',
});
