import { defineCall } from 'shell/apps';
import * as v from 'valibot';

const kind = v.picklist(['sick', 'personal', 'other']);
export type Kind = v.InferOutput<typeof kind>;
export const kinds: readonly Kind[] = kind.options;

const state = v.picklist(['asked', 'approved', 'declined', 'withdrawn']);
export type State = v.InferOutput<typeof state>;
export const states: readonly State[] = state.options;

const requestSchema = v.object({
  id: v.string(),
  pupilName: v.string(),
  className: v.string(),
  askerName: v.string(),
  fromDay: v.string(),
  toDay: v.string(),
  kind,
  reason: v.string(),
  state,
  deciderName: v.string(),
  note: v.string(),
  askedAt: v.number(),
  revision: v.number(),
  mayDecide: v.boolean(),
  mayWithdraw: v.boolean(),
});
export type LeaveRequest = v.InferOutput<typeof requestSchema>;

export const getOptions = defineCall({
  method: 'GET',
  path: '/api/x/leave/options',
  reply: 'envelope',
  payload: v.object({}),
  answer: v.object({
    /** For whom the user may ask. */
    pupils: v.array(v.object({ userId: v.string(), name: v.string(), className: v.string() })),
    mayDecide: v.boolean(),
  }),
});

export const listRequests = defineCall({
  method: 'GET',
  path: '/api/x/leave/list',
  reply: 'envelope',
  payload: v.object({ view: v.picklist(['mine', 'decide']), state: v.optional(state) }),
  answer: v.array(requestSchema),
});

export const listDays = defineCall({
  method: 'GET',
  path: '/api/x/leave/calendar',
  reply: 'envelope',
  payload: v.object({ from: v.string(), to: v.string() }),
  answer: v.array(requestSchema),
});

export const askForLeave = defineCall({
  method: 'POST',
  path: '/api/x/leave/ask',
  reply: 'envelope',
  payload: v.object({
    pupilId: v.string(),
    fromDay: v.string(),
    toDay: v.string(),
    kind,
    reason: v.string(),
  }),
  answer: requestSchema,
});

export const decide = defineCall({
  method: 'POST',
  path: '/api/x/leave/decide',
  reply: 'envelope',
  payload: v.object({
    id: v.string(),
    revision: v.number(),
    decision: v.picklist(['approved', 'declined', 'withdrawn']),
    note: v.optional(v.string()),
  }),
  answer: requestSchema,
});
