import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { childSchema } from '../entities/child.ts';
import {
  familyClassSchema,
  familyParentSchema,
  familySlipSchema,
  maxCodesPerPupil,
  pupilFamilySchema,
} from '../entities/family-link.ts';
import { idSchema, numberFromText, optionalText } from '../text-values.ts';

/** The unit that is meant: in a bureau, also one of its schools. Empty is the own unit. */
const unitId = optionalText(64);

export const familyLinksClasses = defineCall({
  name: 'base.family_links.classes',
  method: 'GET',
  path: '/api/base/family_links/classes',
  effect: 'read',
  needs: 'admin:family',
  payload: v.object({ unitId }),
  answer: v.array(familyClassSchema),
  summary: 'The open classes whose families the caller keeps: of a head teacher her own.',
  source: 'portal',
});

export const familyLinksList = defineCall({
  name: 'base.family_links.list',
  method: 'GET',
  path: '/api/base/family_links/list',
  effect: 'read',
  needs: 'admin:family',
  payload: v.object({
    unitId,
    /** Empty for every class that the caller keeps; administrators also find pupils without one. */
    classId: optionalText(64),
    /** A part of the pupil's name or login name, or the beginning of a reading. */
    keyword: optionalText(64),
    /** Pages count from 1. */
    page: v.optional(numberFromText, 1),
    size: v.optional(numberFromText, 30),
  }),
  answer: v.object({
    list: v.array(pupilFamilySchema),
    total: v.number(),
    pages: v.number(),
    page: v.number(),
  }),
  summary: 'A page of pupils with their parents.',
  source: 'portal',
});

export const familyLinksParents = defineCall({
  name: 'base.family_links.parents',
  method: 'GET',
  path: '/api/base/family_links/parents',
  effect: 'read',
  needs: 'admin:family.links',
  payload: v.object({ unitId, keyword: optionalText(64) }),
  answer: v.array(familyParentSchema),
  summary: 'The first enabled parents of a unit whose name, reading or login name fits.',
  source: 'portal',
});

const link = { unitId, parentId: idSchema, childId: idSchema };

export const familyLinksAdd = defineCall({
  name: 'base.family_links.add',
  method: 'POST',
  path: '/api/base/family_links/add',
  effect: 'change',
  needs: 'admin:family.links',
  payload: v.object(link),
  answer: v.null(),
  summary: 'Makes a parent of the unit a parent of one of its pupils.',
  source: 'portal',
});

export const familyLinksRemove = defineCall({
  name: 'base.family_links.remove',
  method: 'POST',
  path: '/api/base/family_links/remove',
  effect: 'change',
  needs: 'admin:family.links',
  payload: v.object(link),
  answer: v.null(),
  summary: 'Ends the link between a parent and a pupil of the unit.',
  source: 'portal',
});

export const familyCodesCreate = defineCall({
  name: 'base.family_codes.create',
  method: 'POST',
  path: '/api/base/family_codes/create',
  effect: 'change',
  needs: 'admin:family',
  payload: v.object({
    unitId,
    classId: idSchema,
    perPupil: v.optional(v.pipe(numberFromText, v.minValue(1), v.maxValue(maxCodesPerPupil)), 1),
  }),
  answer: v.object({
    slips: v.array(familySlipSchema),
    /** ISO 8601, UTC. */
    expiresAt: v.string(),
  }),
  summary: 'Makes new codes for the parents of a class. Codes that were made before and not used end.',
  source: 'portal',
});

export const familyCodesRedeem = defineCall({
  name: 'base.family_codes.redeem',
  method: 'POST',
  path: '/api/base/family_codes/redeem',
  effect: 'change',
  needs: 'parent',
  payload: v.object({ code: v.pipe(v.string(), v.trim(), v.maxLength(64)) }),
  answer: childSchema,
  summary: 'Makes the signed-in parent a parent of the pupil whose code it is; each code counts once.',
  source: 'portal',
});
