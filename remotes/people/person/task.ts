import {
  type Call,
  type KeptPerson,
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
  | { kind: 'view' | Action; person: KeptPerson }
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

/** These change nothing of a person and take nothing from her: roles are given, data are read. */
const harmless: readonly Action[] = ['roles', 'export'];

type MaySend = (call: Pick<Call, 'needs'>) => boolean;

/**
 * The actions of a user with a person. Nobody locks herself out, the own password is changed with the old one, and nobody changes who
 * holds more.
 * @param maySend what the user may send at all
 */
export function actionsFor(person: KeptPerson, ownUserId: string, maySend: MaySend): Action[] {
  const all = sendable(person, ownUserId, maySend);
  return isAbove(person, ownUserId) ? all.filter((action) => harmless.includes(action)) : all;
}

/** Whether the user could change a person who did not hold more. */
export function isWithheld(person: KeptPerson, ownUserId: string, maySend: MaySend): boolean {
  const actions = actionsFor(person, ownUserId, maySend);
  return sendable(person, ownUserId, maySend).length > actions.length;
}

/** Whether somebody else holds a permission to keep the unit that the user does not. */
export function isAbove({ userId, holdsMore }: KeptPerson, ownUserId: string): boolean {
  return holdsMore && userId !== ownUserId;
}

function sendable({ userId, userStatus }: KeptPerson, ownUserId: string, maySend: MaySend): Action[] {
  const ofOthers: Action[] = ['reset', 'export', userStatus === 'disabled' ? 'enable' : 'disable'];
  const all: Action[] = ['edit', 'roles', ...(userId === ownUserId ? [] : ofOthers)];
  return all.filter((action) => maySend(callOf[action]));
}
