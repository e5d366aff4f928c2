import { useAtomValue } from 'jotai';
import type { SessionUser } from '#shared/contracts';
import { type Session, sessionAtom, store } from './session-store.ts';

/** The session of this page; renders again when it changes. */
export const useSession = (): Session => useAtomValue(sessionAtom, { store });

/**
 * The signed-in user.
 * @throws Error outside signed-in pages: ask `useSession` where nobody may be signed in.
 */
export const useUser = (): SessionUser => {
  const { user } = useSession();
  if (!user) throw new Error('useUser outside a signed-in page');
  return user;
};
