import { findUser } from './session-store.ts';

/**
 * Asks again for campuses and children, after a parent has chosen another child.
 * @throws RequestError when they cannot be had: what was known stays
 */
export async function refreshUserDetails(): Promise<void> {
  const user = findUser();
  if (user) await (await import('./load-user-details.ts')).loadUserDetails(user);
}
