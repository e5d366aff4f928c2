import type { Campus, Child, SessionUser } from '#shared/contracts';
import { createSharedValue } from '../shared-value/index.ts';

/** `unknown` until the server has said who is signed in. */
export type SessionState = 'unknown' | 'signed-in' | 'signed-out';

export interface Session {
  state: SessionState;
  /** Present exactly when `state` is `signed-in`. */
  user: SessionUser | null;
  /** `network`: the check could not be made; nobody was signed out because of it (D-16). */
  reason?: 'network';
}

const session = createSharedValue<Session>({ state: 'unknown', user: null });

export function setSession(next: Session): void {
  session.set(next);
}

/** The signed-in user, undefined while unknown or signed out. */
export function findUser(): SessionUser | undefined {
  return session.get().user ?? undefined;
}

/** Whether the last check got no answer, so that nobody knows who is signed in. */
export function isUnanswered(): boolean {
  return session.get().reason === 'network';
}

/** The session of this page; renders again when it changes. */
export function useSession(): Session {
  return session.use();
}

/**
 * The signed-in user.
 * @throws Error outside signed-in pages: ask `useSession` where nobody may be signed in.
 */
export function useUser(): SessionUser {
  const { user } = useSession();
  if (!user) throw new Error('useUser outside a signed-in page');
  return user;
}

/** What is fetched about the user after the first paint; the names are those of X03. */
export interface UserDetails {
  userId: string;
  /** Read from the JSON text that `SessionUser.campusUnits` is. */
  campusUnits: Campus[];
  /** Of parents: their children. Empty for everybody else. */
  chirdenList: Child[];
  /** Of parents: the child that they look at. */
  currentChirden: Child | null;
  chirdenId: string;
  chirdenName: string;
}

const details = createSharedValue<UserDetails | undefined>(undefined);

export function setUserDetails(next: UserDetails): void {
  details.set(next);
}

/** Campuses and children of the signed-in user; undefined while they are on their way. */
export function useUserDetails(): UserDetails | undefined {
  const { user } = useSession();
  const found = details.use();
  return found && found.userId === user?.userId ? found : undefined;
}
