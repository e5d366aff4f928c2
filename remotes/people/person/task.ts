import {
  type Call,
  type Person,
  peopleResetPassword,
  peopleSetStatus,
  peopleUpdate,
  personalDataExportOf,
  rolesSetPeople,
} from '#shared/contracts';

/** The thing that the user is about to do; each has a dialog of its own. */
export type Task =
  | { kind: 'create' }
  | { kind: 'view' | Action; person: Person }
  /** A first password to hand over, after somebody was created or got a new one. */
  | { kind: 'password'; reason: 'created' | 'reset'; person: Person; password: string };

type Action = 'edit' | 'roles' | 'reset' | 'export' | 'disable' | 'enable';

/** The call that each action sends. */
const callOf: Readonly<Record<Action, Pick<Call, 'needs'>>> = {
  edit: peopleUpdate,
  roles: rolesSetPeople,
  reset: peopleResetPassword,
  export: personalDataExportOf,
  disable: peopleSetStatus,
  enable: peopleSetStatus,
};

/**
 * The actions of a user with a person. Nobody locks herself out, and the own password is changed with the old one.
 * @param maySend what the user may send at all
 */
export function actionsFor(
  person: Person,
  ownUserId: string,
  maySend: (call: Pick<Call, 'needs'>) => boolean,
): Action[] {
  const ofOthers: Action[] = ['reset', 'export', person.userStatus === 'disabled' ? 'enable' : 'disable'];
  const all: Action[] = ['edit', 'roles', ...(person.userId === ownUserId ? [] : ofOthers)];
  return all.filter((action) => maySend(callOf[action]));
}
