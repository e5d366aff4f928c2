import * as v from 'valibot';
import { idSchema } from '../text-values.ts';

/** A child of a parent (specification 0§3). */
export const childSchema = v.object({
  id: idSchema,
  realName: v.string(),
  gradeName: v.optional(v.nullable(v.string()), null),
  className: v.optional(v.nullable(v.string()), null),
});
export type Child = v.InferOutput<typeof childSchema>;

/** The linked identities of one person (specification 0§3). */
export const parentTeacherLinkSchema = v.object({
  parentId: idSchema,
  teacherId: idSchema,
  parentName: v.string(),
  teacherName: v.string(),
});
export type ParentTeacherLink = v.InferOutput<typeof parentTeacherLinkSchema>;
