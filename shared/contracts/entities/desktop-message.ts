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
