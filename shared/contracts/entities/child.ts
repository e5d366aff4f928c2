import * as v from 'valibot';
import { idSchema, numberFromText } from '../text-values.ts';
import { unreadCountSchema } from './icon.ts';

/** A child of a parent (L04). */
export const childSchema = v.object({
  id: idSchema,
  realName: v.string(),
  gradeName: v.optional(v.nullable(v.string()), null),
  className: v.optional(v.nullable(v.string()), null),
});
export type Child = v.InferOutput<typeof childSchema>;

/** What waits for a child, for the parent who looks at all of them. */
export const childOverviewSchema = v.object({
  child: childSchema,
  /** Address of the child's picture. */
  avatar: v.optional(v.nullable(v.string()), null),
  unitName: v.string(),
  unitEnName: v.optional(v.nullable(v.string()), null),
  /** Unread entries per app, of apps that have any. */
  unread: v.array(unreadCountSchema),
  todos: numberFromText,
  messages: numberFromText,
});
export type ChildOverview = v.InferOutput<typeof childOverviewSchema>;

/** The linked identities of one person (L01). */
export const parentTeacherLinkSchema = v.object({
  parentId: idSchema,
  teacherId: idSchema,
  parentName: v.string(),
  teacherName: v.string(),
});
export type ParentTeacherLink = v.InferOutput<typeof parentTeacherLinkSchema>;
