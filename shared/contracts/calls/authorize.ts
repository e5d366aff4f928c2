import * as v from 'valibot';
import { localizedSchema } from '#shared/language';
import { defineCall } from '../call.ts';
import { nothing } from '../text-values.ts';
import { loginResultSchema } from './oauth.ts';

const text = v.optional(v.pipe(v.string(), v.maxLength(4096)));

export const shiyueWebauth = defineCall({
  name: 'uaa.authorize.webauth',
  method: 'POST',
  path: '/api/uaa/shiyue_webauth',
  effect: 'change',
  needs: 'own',
  payload: v.object({
    /** The first five are needed, except with `request_uri`; the platform names the one that is missing. */
    response_type: text,
    client_id: text,
    redirect_uri: text,
    state: text,
    scope: text,
    /** Accepted and not used: the unit is that of the signed-in user. */
    unitHost: text,
    /** PKCE (RFC 7636); needed by every client without an exception. */
    code_challenge: text,
    code_challenge_method: text,
    nonce: text,
    prompt: text,
    max_age: text,
    login_hint: text,
    ui_locales: text,
    id_token_hint: text,
    acr_values: text,
    /** A pushed request (RFC 9126). */
    request_uri: text,
  }),
  answer: v.object({
    /** Full address at the client with `code`, `state` and `iss`; to be opened in the window of the user. */
    address: v.nullish(v.string()),
    code: v.nullish(v.string()),
    state: v.nullish(v.string()),
    /** Path of the page where the user is asked first; then nothing else is there. */
    consent: v.nullish(v.string()),
    /** Path of the sign-in page when the client wants a new sign-in; then nothing else is there. */
    signIn: v.nullish(v.string()),
    /** Error of RFC 6749 §4.1.2.1 that `address` reports to the client. */
    error: v.nullish(v.string()),
  }),
  summary: 'Authorizes a third-party client for the signed-in user.',
  source: 'E04',
});

/** The `data` of a refusal `authorization_refused`: nobody may be sent to the address that was given. */
export const authorizationRefusalSchema = v.object({
  reason: v.picklist([
    'unknown_client',
    'disabled',
    'not_approved',
    'off_in_unit',
    'sandbox_only',
    'redirect_mismatch',
    'invalid_request',
  ]),
  /** Name of the client; null where there is none of that id. */
  client: v.nullable(localizedSchema),
  /** For the operator of the client, in the words of RFC 6749. */
  detail: v.string(),
  /** Where the return address is not a registered one: what was sent, what is registered. */
  redirect: v.nullable(v.object({ received: v.string(), registered: v.array(v.string()) })),
});
export type AuthorizationRefusal = v.InferOutput<typeof authorizationRefusalSchema>;

/** The path and method of the ticket login come from configuration; this is the embedded default. */
export const ticketLogin = defineCall({
  name: 'sso.ticket.login',
  method: 'POST',
  path: '/api/sso/ticket/login',
  effect: 'sign-in',
  payload: v.object({
    ticket: v.pipe(v.string(), v.minLength(1), v.maxLength(256)),
    unitHost: v.optional(v.string(), ''),
    /** App that shows the ticket. */
    app: v.optional(v.string(), 'portal'),
  }),
  answer: v.nullable(loginResultSchema),
  intercepted: false,
  summary: 'Signs in by a single-use ticket.',
  source: 'B10',
  audience: 'public',
});

export const ssoLoginUrl = defineCall({
  name: 'sso.login.url',
  method: 'GET',
  path: '/api/sso/select/login/url',
  effect: 'read',
  needs: 'own',
  payload: nothing,
  answer: v.unknown(),
  summary: 'Sign-in address of the one app that has its own.',
  source: 'Q10',
});
