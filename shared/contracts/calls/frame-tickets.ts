import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { appCodeSchema } from '../entities/app-code.ts';
import { userTypeSchema } from '../entities/session-user.ts';

/** An origin, such as `https://library.example`. */
const origin = v.pipe(v.string(), v.maxLength(300));

export const frameTicketIssue = defineCall({
  name: 'base.frames.ticket',
  method: 'POST',
  path: '/api/base/frames/ticket',
  effect: 'change',
  needs: 'own',
  payload: v.object({ code: appCodeSchema, origin }),
  answer: v.object({
    ticket: v.string(),
    /** Seconds that are left to use it, once. */
    expiresIn: v.number(),
  }),
  summary:
    'A ticket by which the server of a framed app learns once, within 60 seconds, who looks at its page; for the origin of that app alone.',
  source: 'portal',
});

export const frameTicketRedeem = defineCall({
  name: 'base.frames.redeem',
  method: 'POST',
  path: '/api/base/frames/redeem',
  effect: 'change',
  caller: 'machine',
  audience: 'public',
  encoding: 'json',
  intercepted: false,
  payload: v.object({
    ticket: v.pipe(v.string(), v.maxLength(128)),
    /** Code of the app that the ticket is for, and the origin of its page. */
    code: appCodeSchema,
    origin,
  }),
  answer: v.object({
    userId: v.string(),
    realName: v.string(),
    userType: userTypeSchema,
    unitId: v.string(),
    language: v.nullable(v.string()),
  }),
  summary: 'The server of a framed app redeems the ticket that its page got, once.',
  source: 'portal',
});
