import * as v from 'valibot';
import { userTypeSchema } from './session-user.ts';

const short = v.pipe(v.string(), v.maxLength(64));
const line = v.pipe(v.string(), v.maxLength(512));

/** What goes along with somebody's words; she sees all of it before it leaves. No payloads, no queries. */
export const feedbackDetailsSchema = v.object({
  /** Path and hash route of the page. */
  page: line,
  /** Build of the browser code. */
  build: short,
  /** Apps that the user may open, with their versions. */
  remotes: v.pipe(v.array(v.object({ name: short, version: short })), v.maxLength(100)),
  browser: line,
  language: short,
  /** Size of the window, `1366×768`. */
  window: short,
  /** How often in a row the page was loaded anew; left out for never. */
  reloads: v.optional(v.number()),
  failedCalls: v.pipe(
    v.array(
      v.object({
        /** Epoch milliseconds by the browser. */
        at: v.number(),
        method: short,
        path: line,
        /** 0 where nothing answered. */
        status: v.number(),
        kind: short,
        requestId: v.optional(short),
      }),
    ),
    v.maxLength(10),
  ),
  /** What apps from outside have logged; left out for nothing. */
  appLog: v.optional(
    v.pipe(
      v.array(
        v.object({ at: v.number(), app: short, level: v.picklist(['info', 'warn', 'error']), text: line }),
      ),
      v.maxLength(20),
    ),
  ),
});
export type FeedbackDetails = v.InferOutput<typeof feedbackDetailsSchema>;

export const feedbackSchema = v.object({
  id: v.string(),
  /** Epoch milliseconds. */
  at: v.number(),
  text: v.string(),
  details: feedbackDetailsSchema,
  /** Null when the user is gone. */
  realName: v.nullable(v.string()),
  loginName: v.nullable(v.string()),
  userType: v.nullable(userTypeSchema),
  unitName: v.string(),
  unitEnName: v.nullable(v.string()),
});
export type Feedback = v.InferOutput<typeof feedbackSchema>;
