export { checkSession, startSession } from './check-session.ts';
export { resolveHome } from './choose-page.ts';
export { completeSignIn } from './complete-sign-in.ts';
export { canSignOut, findContainer } from './container.ts';
export { instanceId } from './instance-id.ts';
export { keepLanguage } from './keep-language.ts';
export { leaveToOtherUser } from './other-user.ts';
export { refreshUserDetails } from './refresh-user-details.ts';
export { onSessionEnd } from './session-end.ts';
export {
  findUser,
  type Session,
  type SessionState,
  setSession,
  setUserDetails,
  type UserDetails,
  useSession,
  useUser,
  useUserDetails,
} from './session-store.ts';
export { signIn } from './sign-in.ts';
export { signInMark } from './sign-in-mark.ts';
export { goToSignIn } from './sign-in-page.ts';
export { loadSignOut, signOut } from './sign-out.ts';
export { switchUser } from './switch-user.ts';
export { watchOtherTabs } from './tabs.ts';
export { toDetails } from './user-details.ts';
