import type { Person } from '#shared/contracts';

/** What the administrator is about to do; each has a dialog of its own. */
export type Task =
  | { kind: 'create' }
  | { kind: 'edit' | 'disable' | 'enable' | 'reset'; person: Person }
  /** A first password to hand over, after somebody was created or got a new one. */
  | { kind: 'password'; reason: 'created' | 'reset'; person: Person; password: string };

/** What can be done with a person; nobody locks herself out. */
export const actionsFor = (
  person: Person,
  ownUserId: string,
): ('edit' | 'reset' | 'disable' | 'enable')[] => {
  if (person.userStatus === 'disabled') return ['edit', 'reset', 'enable'];
  return person.userId === ownUserId ? ['edit', 'reset'] : ['edit', 'reset', 'disable'];
};
