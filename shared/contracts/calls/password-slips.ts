import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { idSchema, optionalText } from '../text-values.ts';

/** Whose slips are made at once: the pupils of a class, their parents, the parents of a unit without a child, or its teachers. */
export const slipAudiences = ['students', 'parents', 'newParents', 'teachers'] as const;
export type SlipAudience = (typeof slipAudiences)[number];

/** Slips that one call makes at most. Passwords are hashed one by one, and slowly on purpose. */
export const maxSlips = 100;

export const passwordSlipSchema = v.object({
  userId: idSchema,
  realName: v.string(),
  loginName: v.string(),
  /** It is shown this once, and has to be changed at the first sign-in. */
  password: v.string(),
});
export type PasswordSlip = v.InferOutput<typeof passwordSlipSchema>;

export const passwordSlipsMake = defineCall({
  name: 'base.password_slips.make',
  method: 'POST',
  path: '/api/base/password_slips/make',
  effect: 'change',
  needs: ['base:reset-pwd', 'admin:family.slips'],
  payload: v.object({
    /** In a bureau, also one of its schools. Empty is the own unit. */
    unitId: optionalText(64),
    audience: v.picklist(slipAudiences),
    /** Of pupils and parents. */
    classId: optionalText(64),
    /** The call goes on behind this login name. Empty begins. */
    after: optionalText(64),
  }),
  answer: v.object({
    slips: v.array(passwordSlipSchema),
    /** People behind the last slip who wait for one: another call makes theirs. */
    remaining: v.number(),
    /** People behind `after` who have chosen a password of their own, and keep it. */
    settled: v.number(),
    /** People who wait for one and hold more than the caller: somebody who holds the same makes theirs. */
    withheld: v.optional(v.number(), 0),
  }),
  summary: 'Gives first passwords to people who have never chosen their own, to be printed as slips.',
  source: 'portal',
});
