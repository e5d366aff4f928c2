/**
 * `shell/session`: who is signed in, where the user is, in which language. Every remote shares this one instance.
 */
export { useLoginPage } from '../core/boot/index.ts';
export {
  IntlExtension,
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
export { useRegistry } from '../core/registry/index.ts';
export {
  checkSession,
  completeSignIn,
  instanceId,
  type Session,
  type SessionState,
  signIn,
  signOut,
  type UserDetails,
  useSession,
  useUser,
  useUserDetails,
} from '../core/session/index.ts';
