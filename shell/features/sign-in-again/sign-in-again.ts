import { pagePaths } from '#shared/contracts';
import { findUser, goToSignIn } from '../../core/session/index.ts';
import { createSharedValue } from '../../core/shared-value/index.ts';

/** `ended`: the session is over. `confirm`: it goes on, but what is to be done needs the person herself. */
export type Why = 'ended' | 'confirm';

const asked = createSharedValue<{ why: Why; resolve: (signedIn: boolean) => void } | undefined>(undefined);
let running: Promise<boolean> | undefined;

/**
 * Asks the user to sign in over the page, so that nothing typed is lost. All calls that wait share one dialog. Without a
 * user to ask, the login page is next.
 * @returns true once the same user is signed in again
 */
export function signInAgain(why: Why = 'ended'): Promise<boolean> {
  const user = findUser();
  if (!user) {
    if (location.pathname !== pagePaths.login) goToSignIn();
    return Promise.resolve(false);
  }
  running ??= (why === 'ended' ? tryThenAsk(user.userId) : ask(why)).finally(() => {
    running = undefined;
  });
  return running;
}

export function finishSignInAgain(signedIn: boolean): void {
  const question = asked.get();
  asked.set(undefined);
  question?.resolve(signedIn);
}

/** The user has a session again by another tab; that proves nothing about who sits here. */
export function onSignedInAgainElsewhere(): void {
  if (asked.get()?.why === 'ended') finishSignInAgain(true);
}

/** Why the user is asked now, if at all. */
export function useAsked(): Why | undefined {
  return asked.use()?.why;
}

function ask(why: Why): Promise<boolean> {
  return new Promise((resolve) => asked.set({ why, resolve }));
}

/** A call that only needs the session back may get it without a question; one that needs the person herself may not. */
async function tryThenAsk(userId: string): Promise<boolean> {
  const outcome = await import('./before-asking.ts').then(
    ({ signInBeforeAsking }) => signInBeforeAsking(userId, onSignedInAgainElsewhere),
    () => 'ask' as const,
  );
  return outcome === 'ask' ? ask('ended') : outcome === 'signed-in';
}
