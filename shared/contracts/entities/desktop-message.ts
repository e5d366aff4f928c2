import * as v from 'valibot';
import { idSchema, numberFromText } from '../text-values.ts';

/** A message of the desktop (H02). `messageMeno` is its text; `openWay` 1 opens the expiry dialog. */
export const desktopMessageSchema = v.object({
  id: idSchema,
  /** What people who send messages call them; modules and older services give none. */
  title: v.optional(v.nullable(v.string()), null),
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

/** A row of the expiry dialog (H06): `dqstatus` 3 ended, 2 ending within 90 days, 1 in use. */
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
  /** More about it; the services of apps write it. */
  content: v.optional(v.nullable(v.string()), null),
  module: v.string(),
  messageDate: v.string(),
  url: v.optional(v.nullable(v.string()), null),
});
export type Todo = v.InferOutput<typeof todoSchema>;

/** A message as the message centre shows it: read or not, with its sender. */
export const messageRecordSchema = v.object({
  ...desktopMessageSchema.entries,
  isRead: v.boolean(),
  /** Whether the sender has asked for it to be read since. */
  isReminder: v.boolean(),
  /** Whether the sender has taken it back from those who had not read it. */
  isRecalled: v.boolean(),
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

/** Whom a message was sent to. */
export const sentAudienceSchema = v.object({
  classes: v.array(v.object({ gradeName: v.string(), className: v.string() })),
  to: v.picklist(['students', 'parents', 'both']),
});

/** A message as its sender sees it. Dates are ISO 8601. */
export const sentMessageSchema = v.object({
  id: idSchema,
  title: v.nullable(v.string()),
  messageMeno: v.string(),
  importance: v.picklist([1, 2, 3, 4, 5]),
  messageDate: v.string(),
  /** Null where it is not known any more. */
  audience: v.nullable(sentAudienceSchema),
  recipients: v.number(),
  /** How many of them have opened it; ignoring is not reading. */
  read: v.number(),
  /** When those who had not read it were last reminded. */
  remindedDate: v.nullable(v.string()),
  /** Since when only those have it who had read it. */
  recalledDate: v.nullable(v.string()),
});
export type SentMessage = v.InferOutput<typeof sentMessageSchema>;

/** Somebody whom a message was sent to. */
export const messageReaderSchema = v.object({
  userId: idSchema,
  name: v.string(),
  userType: v.number(),
  /** Grade and class of a pupil; empty for others. */
  gradeName: v.string(),
  className: v.string(),
  /** Names of a parent's children in the classes that it was sent to. */
  children: v.array(v.string()),
  readDate: v.nullable(v.string()),
});
export type MessageReader = v.InferOutput<typeof messageReaderSchema>;
