import type { WayIn } from './way-in.ts';

/** Step 7: there is nothing to sign in for. The page moves on as soon as it knows who is signed in. */
export const alreadySignedIn: WayIn = {
  name: 'already-signed-in',
  applies: ({ isSignedIn }) => isSignedIn,
  run: async () => 'left',
};
