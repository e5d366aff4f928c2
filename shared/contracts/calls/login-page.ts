import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { loginPageFields } from '../entities/login-page-fields.ts';

export const loginPageSave = defineCall({
  name: 'base.appearance.save_login_page',
  method: 'POST',
  path: '/api/base/appearance/login_page',
  effect: 'change',
  needs: 'admin:appearance',
  payload: v.object({
    footer: loginPageFields.footer.wire,
    link: loginPageFields.link.wire,
    /** JSON text of the form that `decorationSet` has everywhere. */
    decorationSet: v.pipe(v.string(), v.maxLength(20_000)),
    /** Language of visitors whose browser asks for none. */
    defaultLanguage: loginPageFields.defaultLanguage.wire,
  }),
  answer: v.null(),
  summary: "Saves the look of the own unit's login page.",
  source: 'portal',
});

export const logoSave = defineCall({
  name: 'base.appearance.logo',
  method: 'POST',
  path: '/api/base/appearance/logo',
  effect: 'change',
  needs: 'admin:appearance',
  upload: true,
  encoding: 'json',
  payload: v.object({
    /** A PNG, JPEG or WebP of at most 150,000 bytes and 2,000 pixels, without the prefix of a `data:` address; null removes the logo. */
    base64Str: v.nullable(v.pipe(v.string(), v.maxLength(210_000), v.regex(/^[A-Za-z0-9+/]+={0,2}$/))),
    /** Extension of the picture; what it is, its content says. */
    type: v.optional(v.pipe(v.string(), v.maxLength(8)), ''),
  }),
  answer: v.null(),
  summary: "Sets or removes the own unit's logo.",
  source: 'G01',
});
