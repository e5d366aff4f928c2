/**
 * `shell/session`: who is signed in, where the user is, in which language. Every remote shares this one instance.
 */
export {
  type LanguageControl,
  type Translate,
  useLanguage,
  useTranslations,
} from '../core/language/index.ts';
export {
  homePath,
  type NavigateOptions,
  navigate,
  type Page,
  usePage,
  usePageTitle,
} from '../core/navigation/index.ts';
export {
  type Session,
  type SessionState,
  signOut,
  type UserDetails,
  useSession,
  useUser,
  useUserDetails,
} from '../core/session/index.ts';

// @internal: what stands below is for the portal's own apps, and no part of `@portal/shell`.

export { useLoginPage } from '../core/boot/index.ts';
export { IntlExtension } from '../core/language/index.ts';
export { useRegistry } from '../core/registry/index.ts';
export { checkSession, completeSignIn, instanceId, signIn } from '../core/session/index.ts';
