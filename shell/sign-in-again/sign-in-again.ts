import { pagePaths } from '#shared/contracts';
import { findUser, goToSignIn } from '../session/index.ts';
import { createSharedValue } from '../shared-value/index.ts';

const answer = createSharedValue<((signedIn: boolean) => void) | undefined>(undefined);
let running: Promise<boolean> | undefined;

/**
 * The session is gone: asks the user to sign in over the page, so that nothing typed is lost. All calls that wait share
 * one dialog. Without a user to ask, the login page is next.
 * @returns true once the same user is signed in again
 */
export const signInAgain = (): Promise<boolean> => {
  if (!findUser()) {
    if (location.pathname !== pagePaths.login) goToSignIn();
    return Promise.resolve(false);
  }
  running ??= new Promise<boolean>(answer.set).finally(() => {
    running = undefined;
  });
  return running;
};

export const finishSignInAgain = (signedIn: boolean): void => {
  const resolve = answer.get();
  answer.set(undefined);
  resolve?.(signedIn);
};

export const useIsAsked = (): boolean => answer.use() !== undefined;
