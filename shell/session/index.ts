export { checkSession, startSession } from './check-session.ts';
export { completeSignIn } from './complete-sign-in.ts';
export { instanceId } from './instance-id.ts';
export {
  findUser,
  type Session,
  type SessionState,
  setSession,
  store,
  subscribeSession,
} from './session-store.ts';
export { signOut } from './sign-out.ts';
export { useSession, useUser } from './use-session.ts';
