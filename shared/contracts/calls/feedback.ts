import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { feedbackDetailsSchema, feedbackSchema } from '../entities/feedback.ts';
import { numberFromText } from '../text-values.ts';

export const feedbackSend = defineCall({
  name: 'base.feedback.send',
  method: 'POST',
  path: '/api/base/feedback/send',
  effect: 'change',
  needs: 'own',
  encoding: 'json',
  payload: v.object({
    /** Made by the page: sending it again keeps it once. */
    id: v.pipe(v.string(), v.uuid()),
    text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2000)),
    details: feedbackDetailsSchema,
  }),
  answer: v.object({ id: v.string() }),
  summary: 'Tells the administrators of the own unit what is wrong or missing; five times in ten minutes.',
  source: 'portal',
});

export const feedbackList = defineCall({
  name: 'base.feedback.list',
  method: 'GET',
  path: '/api/base/feedback/list',
  effect: 'read',
  needs: 'admin:feedback',
  /** Pages count from 1. */
  payload: v.object({ page: v.optional(numberFromText, 1), size: v.optional(numberFromText, 30) }),
  answer: v.object({
    list: v.array(feedbackSchema),
    total: v.number(),
    pages: v.number(),
    page: v.number(),
  }),
  summary: 'What users of the own unit, of an area unit those of all units, have told; the newest first.',
  source: 'portal',
});
