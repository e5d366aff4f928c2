/** Ways in that need no script: the sign-in form, secrets in addresses, and the question before a change of user. */
export { readForm } from './read-form.ts';
export {
  createBindCookie,
  createNameCookie,
  parseSocialPending,
  type TextCookie,
} from './sign-in-cookies.ts';
export { createSignInRoutes, type SignInRoutesOptions } from './sign-in-routes.ts';
