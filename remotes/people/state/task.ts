import type { Person } from '#shared/contracts';

/** What the administrator is about to do; each has a dialog of its own. */
export type Task =
  | { kind: 'create' }
  | { kind: 'edit' | 'disable' | 'enable' | 'reset'; person: Person }
  /** A first password to hand over, after somebody was created or got a new one. */
  | { kind: 'password'; reason: 'created' | 'reset'; person: Person; password: string };

type Action = 'edit' | 'reset' | 'disable' | 'enable';

/** The permission codes of this app that its buttons ask for. */
export const codes = { create: 'import', reset: 'reset-pwd' } as const;

/**
 * What can be done with a person; nobody locks herself out.
 * @param mayReset whether the user may give out passwords
 */
export const actionsFor = (person: Person, ownUserId: string, mayReset: boolean): Action[] => {
  const first: Action[] = mayReset ? ['edit', 'reset'] : ['edit'];
  if (person.userStatus === 'disabled') return [...first, 'enable'];
  return person.userId === ownUserId ? first : [...first, 'disable'];
};
