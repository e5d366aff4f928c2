import type { UserRoles } from './read-roles.ts';

interface Link {
  readonly source: string;
  readonly parentId: string;
  readonly childId: string;
}

/** Collects who belongs to whom: parents name their children, and pupils their parents. */
export interface Families {
  readonly note: (userId: string, agents: string, row: number) => void;
  /** Whether the set has this user, and she is not to go. */
  readonly isHere: (userId: string) => boolean;
  /** Each link once; those that parents name first, since their first child is the one that they see. */
  readonly links: () => Iterable<Link>;
}

export function createFamilies(roles: ReadonlyMap<string, UserRoles>): Families {
  const here = new Set<string>();
  const ofParents: Link[] = [];
  const ofPupils: Link[] = [];
  const is = (id: string, type: 'student' | 'parent'): boolean =>
    roles.get(id)?.types.includes(type) ?? false;
  return {
    isHere: (userId) => here.has(userId),
    note: (userId, agents, row) => {
      here.add(userId);
      const source = `users.csv ${row}`;
      const ids = agents
        .split(',')
        .map((id) => id.trim())
        .filter((id) => id !== '');
      for (const id of ids) {
        if (is(userId, 'parent') && is(id, 'student'))
          ofParents.push({ source, parentId: userId, childId: id });
        else if (is(userId, 'student') && is(id, 'parent'))
          ofPupils.push({ source, parentId: id, childId: userId });
      }
    },
    links: function* links() {
      const seen = new Set<string>();
      for (const link of [...ofParents, ...ofPupils]) {
        const key = `${link.parentId}\u0000${link.childId}`;
        if (seen.has(key) || !here.has(link.parentId) || !here.has(link.childId)) continue;
        seen.add(key);
        yield link;
      }
    },
  };
}
