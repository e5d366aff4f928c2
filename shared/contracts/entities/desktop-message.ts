import * as v from 'valibot';
import { idSchema, numberFromText } from '../text-values.ts';

/** A message of the desktop (specification 0§3). `messageMeno` is its text; `openWay` 1 opens the expiry dialog. */
export const desktopMessageSchema = v.object({
  id: idSchema,
  messageMeno: v.string(),
  importance: v.picklist([1, 2, 3, 4, 5]),
  module: v.string(),
  messageDate: v.string(),
  url: v.optional(v.nullable(v.string()), null),
  openWay: v.optional(v.nullable(numberFromText), null),
  /** JSON list of module expiry rows. */
  content: v.optional(v.nullable(v.string()), null),
});
export type DesktopMessage = v.InferOutput<typeof desktopMessageSchema>;

/** A row of the expiry dialog (specification 0§3): `dqstatus` 3 ended, 2 ending within 90 days, 1 in use. */
export const moduleExpirySchema = v.object({
  code: v.string(),
  name: v.string(),
  endTime: v.optional(v.nullable(v.union([v.string(), v.number()])), null),
  dqstatus: v.optional(v.picklist([1, 2, 3])),
});
export type ModuleExpiry = v.InferOutput<typeof moduleExpirySchema>;

/** A to-do of the popup; three a page. */
export const todoSchema = v.object({
  id: idSchema,
  title: v.string(),
  module: v.string(),
  messageDate: v.string(),
  url: v.optional(v.nullable(v.string()), null),
});
export type Todo = v.InferOutput<typeof todoSchema>;

/** A message as the message centre shows it: read or not, with its sender. */
export const messageRecordSchema = v.object({
  ...desktopMessageSchema.entries,
  isRead: v.boolean(),
  /** Name of who sent it; null for the system. */
  senderName: v.nullable(v.string()),
});
export type MessageRecord = v.InferOutput<typeof messageRecordSchema>;

/** A class that messages can be sent to, with how many people that reaches. */
export const messageAudienceSchema = v.object({
  gradeName: v.string(),
  className: v.string(),
  students: v.number(),
  parents: v.number(),
});
export type MessageAudience = v.InferOutput<typeof messageAudienceSchema>;
