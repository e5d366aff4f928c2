import * as v from 'valibot';
import { idSchema, numberFromText } from '../text-values.ts';
import { appKindSchema } from './app-kind.ts';
import { userTypeSchema } from './session-user.ts';

const text = v.optional(v.nullable(v.string()), null);

/** One app on the desktop (G12). `updateStatus` 0 means hidden. */
export const iconSchema = v.object({
  code: v.string(),
  name: v.string(),
  shortName: text,
  englishName: text,
  englishShortName: text,
  /** The display name. */
  zname: text,
  serverId: v.string(),
  /** The app's own deploy path; null where the unit's counts. */
  deployPath: text,
  menuRoute: text,
  updateStatus: v.optional(v.number(), 1),
  frontUserType: v.optional(v.nullable(userTypeSchema), null),
  limitUserType: v.optional(v.nullable(v.array(userTypeSchema)), null),
  iconImg: text,
  imgPath: text,
  imgGrayPath: text,
  imgCartoonPath: text,
  unReadCodeCount: v.optional(v.number(), 0),
  /** The user hid it and may bring it back; `updateStatus` is 0 then, for pages that know only that. */
  hidden: v.optional(v.boolean(), false),
  /** The unit wants the tile on every desktop: nobody hides it. */
  locked: v.optional(v.boolean(), false),
  /** How it opens. */
  kind: v.optional(appKindSchema, 'remote'),
  /** Of a `frame`, `link` or `oidc`: what opens, a full address; null where nothing does. It is checked again before it opens. */
  address: text,
});
export type Icon = v.InferOutput<typeof iconSchema>;

/** A group of apps (G12). */
export const iconGroupSchema = v.object({
  code: v.string(),
  name: v.string(),
  englishName: text,
  iconVMs: v.array(iconSchema),
});
export type IconGroup = v.InferOutput<typeof iconGroupSchema>;

/** How many unread entries an app has (G13). */
export const unreadCountSchema = v.object({ code: v.string(), num: numberFromText });
export type UnreadCount = v.InferOutput<typeof unreadCountSchema>;

export const accessRecordSchema = v.object({
  userId: idSchema,
  userType: numberFromText,
  unitId: idSchema,
  resId: v.string(),
  resName: v.string(),
  type: numberFromText,
});

/** `appType` of the desktop's icons; no other kind is known (G12). */
export const desktopApps = 1;
