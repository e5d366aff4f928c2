import * as v from 'valibot';
import { userTypeSchema } from './session-user.ts';

/** The text in Chinese, and in English where somebody wrote one; empty shows the Chinese one. */
const textsSchema = v.object({ 'zh-CN': v.string(), en: v.string() });
const levelSchema = v.picklist(['info', 'warning']);
export type AnnouncementLevel = v.InferOutput<typeof levelSchema>;

/** An announcement as its readers get it. */
export const announcementNoticeSchema = v.object({
  id: v.string(),
  /** Grows with each change: who closed an older one sees it again. */
  revision: v.number(),
  texts: textsSchema,
  level: levelSchema,
});
export type AnnouncementNotice = v.InferOutput<typeof announcementNoticeSchema>;

/** An announcement as administrators keep it. Instants are epoch milliseconds. */
export const announcementSchema = v.object({
  ...announcementNoticeSchema.entries,
  /** Unit that it belongs to, not those that it reaches. */
  unitId: v.string(),
  unitName: v.string(),
  unitEnName: v.nullable(v.string()),
  startsAt: v.number(),
  endsAt: v.number(),
  /** Units that it reaches. */
  unitIds: v.array(v.string()),
  /** Only these user types; empty is everybody. */
  userTypes: v.array(userTypeSchema),
  /** Only who has one of these roles; empty is everybody. */
  roles: v.array(v.string()),
});
export type Announcement = v.InferOutput<typeof announcementSchema>;

/** Whom an administrator may reach. */
export const announcementReachSchema = v.object({
  units: v.array(v.object({ id: v.string(), name: v.string(), enName: v.nullable(v.string()) })),
  /** Roles that somebody in these units has. */
  roles: v.array(v.string()),
});
export type AnnouncementReach = v.InferOutput<typeof announcementReachSchema>;
