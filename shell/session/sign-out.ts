/** Ends the session here and in the other tabs, and moves to the login page. */
export const signOut = async (): Promise<void> => {
  throw new Error('not yet');
};
