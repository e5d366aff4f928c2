import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { sessionUserSchema } from '../entities/session-user.ts';
import { nothing } from '../text-values.ts';
import { sessionDeadlineMs } from './deadlines.ts';

export const oauthMe = defineCall({
  name: 'uaa.oauth.me',
  method: 'GET',
  path: '/api/uaa/oauth/me',
  effect: 'read',
  deadlineMs: sessionDeadlineMs,
  encoding: 'none',
  payload: nothing,
  answer: v.nullable(sessionUserSchema),
  summary: 'Who is signed in; body status 401 when nobody is.',
  source: 'C01',
  audience: 'public',
});
