import * as v from 'valibot';
import { languageSchema, localizedSchema } from '#shared/language';
import { defineCall } from '../call.ts';

export const signInRequestingApp = defineCall({
  name: 'uaa.sign_in.requesting_app',
  method: 'GET',
  path: '/api/uaa/sign_in/requesting_app',
  effect: 'read',
  payload: v.object({
    /** Where the sign-in page goes on to: a path of the portal with its query. */
    returnTo: v.pipe(v.string(), v.maxLength(8192)),
  }),
  answer: v.object({
    /** Name of the client that asks; null where none does, or where nobody has approved it. */
    client: v.nullable(localizedSchema),
    /** The language that it asks for (`ui_locales`); null where the portal has none of them. */
    language: v.nullable(languageSchema),
    /** The user name that it expects (`login_hint`): plain text, at most as long as the field. */
    username: v.nullable(v.string()),
  }),
  intercepted: false,
  summary: 'Who asks the visitor to sign in, and for whom.',
  source: 'portal',
  audience: 'public',
});
