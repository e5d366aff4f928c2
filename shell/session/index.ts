export { checkSession, startSession } from './check-session.ts';
export { completeSignIn } from './complete-sign-in.ts';
export { instanceId } from './instance-id.ts';
export {
  findUser,
  type Session,
  type SessionState,
  useSession,
  useUser,
} from './session-store.ts';
export { signIn } from './sign-in.ts';
export { goToSignIn } from './sign-in-page.ts';
export { signOut } from './sign-out.ts';
export { onSignedOutElsewhere } from './tabs.ts';
