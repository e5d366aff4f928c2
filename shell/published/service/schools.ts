import { userTypeCodes } from '#shared/contracts';
import type { PortalClass, PortalClient, PortalPerson } from './portal-client.ts';

/** People and classes change a few times a week. */
const keptMs = 300_000;

/** The people and classes of a unit. */
export interface School {
  readonly classes: readonly PortalClass[];
  /** By their ids. */
  readonly people: ReadonlyMap<string, PortalPerson>;
}

export interface Schools {
  get(unitId: string): Promise<School>;
}

/** Asks the portal who is in a unit, and keeps that for five minutes. Scopes `people.read` and `classes.read`. */
export function createSchools(client: Pick<PortalClient, 'people' | 'classes'>, clock = Date.now): Schools {
  const kept = new Map<string, { at: number; school: Promise<School> }>();
  return {
    get: (unitId) => {
      const found = kept.get(unitId);
      if (found && clock() - found.at < keptMs) return found.school;
      const school = askSchool(client, unitId);
      kept.set(unitId, { at: clock(), school });
      // Nobody waits five minutes for what failed once.
      school.catch(() => kept.delete(unitId));
      return school;
    },
  };
}

/** The name of a class as people write it. */
export function classNameOf({ gradeName, className }: Pick<PortalClass, 'gradeName' | 'className'>): string {
  return gradeName + className;
}

/** The pupils whom somebody speaks for: a pupil for herself, a parent for her children, others for nobody. */
export function ownPupilsOf({ people }: School, userId: string): PortalPerson[] {
  const person = people.get(userId);
  if (person?.userType === userTypeCodes.student) return [person];
  return (person?.children ?? []).flatMap((child) => people.get(child.userId) ?? []);
}

async function askSchool(client: Pick<PortalClient, 'people' | 'classes'>, unitId: string): Promise<School> {
  // Both are waited for: an answer that fails alone would end the process.
  const [classes, people] = await Promise.all([client.classes(unitId), listPeople(client, unitId)]);
  return { classes, people };
}

async function listPeople(
  client: Pick<PortalClient, 'people'>,
  unitId: string,
): Promise<Map<string, PortalPerson>> {
  const people = new Map<string, PortalPerson>();
  for await (const person of client.people(unitId)) people.set(person.userId, person);
  return people;
}
