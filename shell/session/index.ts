export { checkSession, startSession } from './check-session.ts';
export { settleHome } from './choose-page.ts';
export { completeSignIn } from './complete-sign-in.ts';
export { canSignOut, findContainer } from './container.ts';
export { instanceId } from './instance-id.ts';
export { refreshUserDetails } from './refresh-user-details.ts';
export {
  findUser,
  type Session,
  type SessionState,
  type UserDetails,
  useSession,
  useUser,
  useUserDetails,
} from './session-store.ts';
export { signIn } from './sign-in.ts';
export { goToSignIn } from './sign-in-page.ts';
export { loadSignOut, signOut } from './sign-out.ts';
export { watchOtherTabs } from './tabs.ts';
