import { hasRole, type UserRole, type UserType, userTypeCodes } from './user-types.ts';

/** The permissions that calls ask for, by the app whose menu has them as nodes. Roles grant them. */
export const permissionCodes = {
  base: ['view', 'edit', 'list', 'import', 'reset-pwd', 'role', 'licence.view', 'licence.edit'],
  admin: [
    'overview',
    'schools',
    'classes',
    'years',
    'people.edit',
    'people.data',
    'family',
    'family.links',
    'family.slips',
    'apps',
    'releases',
    'appearance',
    'announcements',
    'feedback',
    'security',
    'sessions',
    'audit',
    'retention',
  ],
  app: ['client.register', 'app.override'],
  drive: ['share.create'],
} as const;

type Codes = typeof permissionCodes;
/** An app and a node of its menu. */
export type Permission = { [App in keyof Codes]: `${App}:${Codes[App][number]}` }[keyof Codes];

/**
 * A call that asks for no permission says why:
 * - `own` it is about the sender herself, or what is hers alone
 * - `everybody` every user may send it
 * - `kept` the room that answers it asks who keeps what the call names: a client its owners, an entry of the drive its shares
 */
export type Unasked = (typeof unasked)[number];

/** One thing that opens a call: a permission, a user type, or a word why it asks for none. */
export type Need = Permission | UserRole | Unasked;

/** The words of which each is such a reason. */
export const unasked = ['own', 'everybody', 'kept'] as const;

/** Every permission that a call may ask for. */
export const permissions: readonly Permission[] = /* @__PURE__ */ listPermissions();

/** The app and the code of a permission. */
export function splitPermission(permission: Permission): { readonly appCode: string; readonly code: string } {
  const at = permission.indexOf(':');
  return { appCode: permission.slice(0, at), code: permission.slice(at + 1) };
}

/** The permissions of some needs, any of which opens the call. */
export function permissionsOf(needs: readonly Need[]): readonly Permission[] {
  return needs.filter((need): need is Permission => need.includes(':'));
}

/** Whether a user type alone, or a word, opens a call: nobody has to look up what the user holds. */
export function isOpenTo({ userType }: { readonly userType: UserType }, needs: readonly Need[]): boolean {
  return needs.some((need) => isUnasked(need) || (isUserRole(need) && hasRole({ userType }, need)));
}

function isUserRole(need: Need): need is UserRole {
  return Object.hasOwn(userTypeCodes, need);
}

function isUnasked(need: Need): boolean {
  return unasked.some((word) => word === need);
}

/**
 * Whether a user may send a call, by what she holds. Nobody knows yet: by her user type alone.
 * @param held her permissions; undefined where nobody knows them yet
 */
export function meetsNeeds(
  needs: readonly Need[],
  user: { readonly userType: UserType },
  held: ReadonlySet<string> | undefined,
): boolean {
  return isOpenTo(user, needs) || permissionsOf(needs).some((permission) => held?.has(permission));
}

function listPermissions(): Permission[] {
  return Object.entries(permissionCodes).flatMap(([app, codes]) =>
    codes.map((code) => `${app}:${code}` as Permission),
  );
}
