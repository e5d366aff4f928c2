import * as v from 'valibot';
import { defineCall } from '../call.ts';
import {
  promotedClassSchema,
  promotedYearSchema,
  promotionPlanSchema,
  promotionSchema,
} from '../entities/promotion-plan.ts';
import { idSchema, optionalText } from '../text-values.ts';

/** The unit that is meant: in a bureau, also one of its schools. Empty is the own unit. */
const unitId = optionalText(64);

export const promotionProposal = defineCall({
  name: 'base.promotion.proposal',
  method: 'GET',
  path: '/api/base/promotion/proposal',
  effect: 'read',
  needs: 'admin:years',
  payload: v.object({ unitId }),
  answer: v.object({
    /** Every open class, in the order of a school. */
    classes: v.array(promotedClassSchema),
    year: promotedYearSchema,
  }),
  summary: 'What could become of each class of a unit when its school year ends.',
  source: 'portal',
});

export const promotionPupils = defineCall({
  name: 'base.promotion.pupils',
  method: 'GET',
  path: '/api/base/promotion/pupils',
  effect: 'read',
  needs: 'admin:years',
  payload: v.object({ unitId, classId: idSchema }),
  answer: v.array(v.object({ userId: idSchema, realName: v.string(), loginName: v.string() })),
  summary: 'The pupils of a class, each of whom may do something else than the class.',
  source: 'portal',
});

export const promotionState = defineCall({
  name: 'base.promotion.state',
  method: 'GET',
  path: '/api/base/promotion/state',
  effect: 'read',
  needs: 'admin:years',
  payload: v.object({ unitId }),
  answer: v.nullable(promotionSchema),
  summary:
    'The latest end of a school year of a unit, how far it is, and whether it can be undone; null for none.',
  source: 'portal',
});

export const promotionRun = defineCall({
  name: 'base.promotion.run',
  method: 'POST',
  path: '/api/base/promotion/run',
  effect: 'change',
  needs: 'admin:years',
  encoding: 'json',
  payload: v.object({ unitId, plan: promotionPlanSchema }),
  answer: promotionSchema,
  summary:
    'Ends the school year of a unit by a plan; refused with `conflict` while another one runs or can be undone.',
  source: 'portal',
});

export const promotionUndo = defineCall({
  name: 'base.promotion.undo',
  method: 'POST',
  path: '/api/base/promotion/undo',
  effect: 'change',
  needs: 'admin:years',
  payload: v.object({ unitId, promotionId: idSchema }),
  answer: promotionSchema,
  summary: 'Undoes the end of a school year, for seven days; who was changed since stays as she is.',
  source: 'portal',
});
