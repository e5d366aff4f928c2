import type { Archive } from '../xlsx/open-archive.ts';
import { readPart } from './read-part.ts';

/** What roles make of somebody; others are refused, as no file makes an administrator. */
const typeOfRole: Readonly<Record<string, RosterType>> = {
  student: 'student',
  teacher: 'teacher',
  parent: 'parent',
  guardian: 'parent',
  relative: 'parent',
};
export type RosterType = 'student' | 'teacher' | 'parent';

/** What somebody is, by her id in the set: several where she teaches and has children. The first one is her primary role. */
export interface UserRoles {
  readonly types: readonly RosterType[];
  /** A role that makes nobody here. */
  readonly other: string;
}

export async function readRoles(archive: Archive): Promise<ReadonlyMap<string, UserRoles>> {
  const roles = new Map<string, UserRoles>();
  for await (const { get } of readPart(archive, 'roles')) {
    const id = get('userSourcedId');
    const role = get('role');
    const known = roles.get(id) ?? { types: [], other: '' };
    const type = Object.hasOwn(typeOfRole, role) ? typeOfRole[role] : undefined;
    if (type === undefined) roles.set(id, { ...known, other: role });
    else if (!known.types.includes(type))
      roles.set(id, { ...known, types: addType(known, type, get('roleType')) });
  }
  return roles;
}

function addType({ types }: UserRoles, type: RosterType, roleType: string): RosterType[] {
  return roleType === 'primary' ? [type, ...types] : [...types, type];
}
