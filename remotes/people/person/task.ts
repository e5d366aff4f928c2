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
 * What can be done with a person. Nobody locks herself out, and the own password is changed with the old one.
 * @param mayReset whether the user may give out passwords
 */
export function actionsFor(person: Person, ownUserId: string, mayReset: boolean): Action[] {
  if (person.userId === ownUserId) return ['edit'];
  const first: Action[] = mayReset ? ['edit', 'reset'] : ['edit'];
  return [...first, person.userStatus === 'disabled' ? 'enable' : 'disable'];
}
