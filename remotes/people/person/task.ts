import type { Person } from '#shared/contracts';

/** What the administrator is about to do; each has a dialog of its own. */
export type Task =
  | { kind: 'create' }
  | { kind: 'edit' | 'roles' | 'disable' | 'enable' | 'reset' | 'export'; person: Person }
  /** A first password to hand over, after somebody was created or got a new one. */
  | { kind: 'password'; reason: 'created' | 'reset'; person: Person; password: string };

type Action = 'edit' | 'roles' | 'reset' | 'export' | 'disable' | 'enable';

/** What the user may do besides keeping people. */
interface Permits {
  /** She may give out passwords. */
  readonly reset: boolean;
  /** She keeps the roles of her unit. */
  readonly roles: boolean;
}

/** The permission codes of this app that its buttons ask for. */
export const codes = { create: 'import', reset: 'reset-pwd', roles: 'role' } as const;

/** What can be done with a person. Nobody locks herself out, and the own password is changed with the old one. */
export function actionsFor(person: Person, ownUserId: string, permits: Permits): Action[] {
  const first: Action[] = permits.roles ? ['edit', 'roles'] : ['edit'];
  if (person.userId === ownUserId) return first;
  const reset: Action[] = permits.reset ? ['reset'] : [];
  return [...first, ...reset, 'export', person.userStatus === 'disabled' ? 'enable' : 'disable'];
}
