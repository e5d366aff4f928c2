import * as v from 'valibot';
import { idSchema } from '../text-values.ts';

/** Slips of one pupil that are made at once: one for each parent. */
export const maxCodesPerPupil = 2;
/** Days that a code counts. */
export const familyCodeDays = 60;
/** Letters and digits that nobody mistakes for one another; a code has 12 of these 32. */
export const familyCodeAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const familyCodeLength = 12;

export const familyParentSchema = v.object({
  userId: idSchema,
  realName: v.string(),
  loginName: v.string(),
});
export type FamilyParent = v.InferOutput<typeof familyParentSchema>;

/** A pupil with who is a parent of hers. */
export const pupilFamilySchema = v.object({
  userId: idSchema,
  realName: v.string(),
  loginName: v.string(),
  gradeName: v.string(),
  className: v.string(),
  parents: v.array(familyParentSchema),
  /** Codes that can still be used. */
  codes: v.number(),
  /** When the last of them ends, ISO 8601, UTC; null for none. */
  codesUntil: v.nullable(v.string()),
});
export type PupilFamily = v.InferOutput<typeof pupilFamilySchema>;

/** A class whose families somebody keeps. */
export const familyClassSchema = v.object({
  classId: idSchema,
  gradeName: v.string(),
  className: v.string(),
});
export type FamilyClass = v.InferOutput<typeof familyClassSchema>;

/** A code as it goes onto a slip. It is shown this once. */
export const familySlipSchema = v.object({
  userId: idSchema,
  realName: v.string(),
  /** Four and four and four, with hyphens between. */
  code: v.string(),
});
export type FamilySlip = v.InferOutput<typeof familySlipSchema>;

/** A code as it was made, whatever was typed around and between its letters. */
export function normaliseFamilyCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
}
