import { atom, createStore } from 'jotai';
import type { SessionUser } from '#shared/contracts';

/** `unknown` until the server has said who is signed in. */
export type SessionState = 'unknown' | 'signed-in' | 'signed-out';

export interface Session {
  state: SessionState;
  /** Present exactly when `state` is `signed-in`. */
  user: SessionUser | null;
  /** `network`: the check could not be made; nobody was signed out because of it (decision 16). */
  reason?: 'network';
}

/** The one jotai store of the page. */
export const store: ReturnType<typeof createStore> = createStore();

export const sessionAtom = atom<Session>({ state: 'unknown', user: null });

export const setSession = (session: Session): void => store.set(sessionAtom, session);

/** The signed-in user, undefined while unknown or signed out. */
export const findUser = (): SessionUser | undefined => store.get(sessionAtom).user ?? undefined;

/** Calls back on every change of the session; returns the way to stop. */
export const subscribeSession = (onChange: (session: Session) => void): (() => void) =>
  store.sub(sessionAtom, () => onChange(store.get(sessionAtom)));
