import { isAdministrator, isStaff, type UserType } from '#shared/contracts';

/** A part of the app, named by its hash route `#/<section>`. */
export type Section = 'mine' | 'classes' | 'settings';

/** The parts that a user sees; what she may do is decided on the server. */
export function sectionsFor(userType: UserType): readonly Section[] {
  if (isAdministrator({ userType })) return ['mine', 'classes', 'settings'];
  return isStaff({ userType }) ? ['mine', 'classes'] : ['mine'];
}

/** The part that a hash names; the own face where it names none of them. */
export function parseSection(hash: string, sections: readonly Section[]): Section {
  const [route] = hash.split('?');
  return sections.find((section) => route === `#/${section}`) ?? 'mine';
}
