import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { sessionUserSchema } from '../entities/session-user.ts';
import { nothing } from '../text-values.ts';

export const oauthMe = defineCall({
  name: 'uaa.oauth.me',
  method: 'GET',
  path: '/api/uaa/oauth/me',
  encoding: 'none',
  payload: nothing,
  answer: v.nullable(sessionUserSchema),
  summary: 'Who is signed in; body status 401 when nobody is.',
  source: '0§7',
  audience: 'public',
});
