import { gradeNameOf, joinName } from '#platform/roster-format';
import { FileProblem } from '../file-problem.ts';
import type { Archive } from '../xlsx/open-archive.ts';
import { createFamilies } from './families.ts';
import { readClasses } from './read-classes.ts';
import { type RosterEnrollments, readEnrollments } from './read-enrollments.ts';
import { type PartRow, readPart } from './read-part.ts';
import { readRoles, type UserRoles } from './read-roles.ts';
import type { RosterValues } from './roster-values.ts';

/**
 * What a set says, in the order in which it is written: classes, people, teaching, family links. Ids, roles and classes stand in memory;
 * people come one after the other.
 */
export async function* listRosterRows(archive: Archive): AsyncGenerator<RosterValues> {
  const unitName = await readSchoolName(archive);
  const roles = await readRoles(archive);
  const classes = await readClasses(archive);
  const enrollments = await readEnrollments(archive, classes);
  const sexes = new Map<string, string>();
  for await (const { get } of readPart(archive, 'demographics')) sexes.set(get('sourcedId'), get('sex'));
  for (const { source, gradeName, className } of classes.homerooms.values())
    yield { part: 'classes', source, gradeName, className };

  const families = createFamilies(roles);
  for await (const row of readPart(archive, 'users')) {
    if (row.get('enabledUser').toLowerCase() === 'false') continue;
    const id = row.get('sourcedId');
    families.note(id, row.get('agentSourcedIds'), row.number);
    const sex = sexes.get(id) ?? '';
    const place = placeOf(row, enrollments, classes.homerooms);
    yield* toPeople(
      row,
      roles.get(id),
      { unitName, ...(sex === 'male' || sex === 'female' ? { sex } : {}) },
      place,
    );
  }
  for (const { source, userId, homeroomId, subject, isHead } of enrollments.teaching) {
    const { gradeName = '', className = '' } = classes.homerooms.get(homeroomId) ?? {};
    const what = { gradeName, className, subject, isHead: isHead ? 'yes' : 'no' };
    if (families.isHere(userId)) yield { part: 'teaching', source, externalId: userId, ...what };
  }
  for (const { source, parentId, childId } of families.links())
    yield { part: 'family', source, parentExternalId: parentId, childExternalId: childId };
}

/** @throws FileProblem `roster_several_schools`: people of several schools are no import of one */
async function readSchoolName(archive: Archive): Promise<string> {
  const names: string[] = [];
  for await (const { get } of readPart(archive, 'orgs'))
    if (get('type') === 'school') names.push(get('name'));
  if (names.length > 1) throw new FileProblem('roster_several_schools', { count: names.length });
  return names[0] ?? '';
}

function placeOf(
  { get }: PartRow,
  { homeroomOf }: RosterEnrollments,
  homerooms: ReadonlyMap<string, { gradeName: string; className: string }>,
): RosterValues {
  const home = homerooms.get(homeroomOf.get(get('sourcedId')) ?? '');
  if (home) return { gradeName: home.gradeName, className: home.className };
  const gradeName = gradeNameOf(get('grades'));
  return gradeName === '' ? {} : { gradeName };
}

/** One row for each account: who teaches and has children has two, and the login name goes to the first. */
function* toPeople(
  { number, get }: PartRow,
  roles: UserRoles | undefined,
  more: RosterValues,
  place: RosterValues,
): Generator<RosterValues> {
  const realName = joinName({ givenName: get('givenName'), familyName: get('familyName') });
  const common = {
    part: 'people',
    source: `users.csv ${number}`,
    externalId: get('sourcedId'),
    realName,
    ...more,
  };
  const contact = { loginName: get('username'), phone: get('sms') || get('phone'), email: get('email') };
  const types = roles?.types ?? [];
  if (types.length === 0) {
    yield { ...common, ...contact, userType: roles?.other ? foreign(roles.other) : '' };
    return;
  }
  for (const [at, userType] of types.entries())
    yield { ...common, ...(at === 0 ? contact : {}), ...(userType === 'student' ? place : {}), userType };
}

/** A word that is none of the portal's own roles, whatever another system calls one. */
function foreign(role: string): string {
  return /^[a-z]+[A-Z]/.test(role) ? role : `${role} (OneRoster)`;
}
