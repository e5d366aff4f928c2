import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { nothing } from '../text-values.ts';

export const shiyueWebauth = defineCall({
  name: 'uaa.authorize.webauth',
  method: 'POST',
  path: '/api/uaa/shiyue_webauth',
  payload: v.object({
    response_type: v.string(),
    client_id: v.string(),
    redirect_uri: v.string(),
    state: v.string(),
    unitHost: v.optional(v.string()),
    scope: v.string(),
  }),
  answer: v.object({
    address: v.nullish(v.string()),
    code: v.nullish(v.string()),
    state: v.nullish(v.string()),
  }),
  summary: 'Authorizes a third-party client for the signed-in user.',
  source: '0§7',
});

/** The path and method of the ticket login come from configuration; this is the embedded default. */
export const ticketLogin = defineCall({
  name: 'sso.ticket.login',
  method: 'POST',
  path: '/api/sso/ticket/login',
  payload: v.object({ ticket: v.string(), unitHost: v.optional(v.string()) }),
  answer: v.unknown(),
  intercepted: false,
  summary: 'Signs in by a single-use ticket.',
  source: '0§7',
  audience: 'public',
});

export const ssoLoginUrl = defineCall({
  name: 'sso.login.url',
  method: 'GET',
  path: '/api/sso/select/login/url',
  payload: nothing,
  answer: v.unknown(),
  summary: 'Sign-in address of the one app that has its own.',
  source: '0§7',
});
