import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { nothing } from '../text-values.ts';

/** Seconds that are left to use it, once. */
const expiresIn = v.number();

export const ticketIssue = defineCall({
  name: 'sso.ticket.issue',
  method: 'POST',
  path: '/api/sso/ticket/issue',
  effect: 'change',
  needs: 'own',
  payload: v.object({
    /** App that the link opens; the one that shows the ticket must name the same. */
    targetApp: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(64)), 'portal'),
    /** Host that the link leads to, such as `school.example:8443`; left out: any. */
    unitHost: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(255)), ''),
  }),
  answer: v.object({ ticket: v.string(), expiresIn }),
  summary: 'A ticket that signs the caller in elsewhere: once, within 60 seconds.',
  source: 'portal',
});

export const handleIssue = defineCall({
  name: 'uaa.oauth.handle',
  method: 'POST',
  path: '/api/uaa/oauth/handle',
  effect: 'change',
  needs: 'own',
  encoding: 'none',
  payload: nothing,
  answer: v.object({ accessToken: v.string(), expiresIn }),
  summary: 'A handle for `uaa.oauth.relogin`: once, within 60 seconds (D-06).',
  source: 'portal',
});
