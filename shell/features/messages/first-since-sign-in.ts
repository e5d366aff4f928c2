import { findItem, keepItem } from '#shared/stored-items';
import { askSession } from '../session-life/index.ts';

const itemName = 'portal-todos-shown';

/**
 * Whether the to-dos have not come up by themselves since the user signed in, in any tab. A session ends at the latest
 * at a moment that is fixed when it begins. That moment distinguishes one sign-in from the next. Where the server does
 * not say, they stay away.
 */
export async function isFirstSinceSignIn(userId: string): Promise<{ isFirst: boolean; note: () => void }> {
  const answer = await askSession();
  if (typeof answer === 'string') return { isFirst: false, note: () => undefined };
  const signIn = `${userId} ${answer.absoluteEndsAt}`;
  return { isFirst: findItem(itemName) !== signIn, note: () => keepItem(itemName, signIn) };
}
