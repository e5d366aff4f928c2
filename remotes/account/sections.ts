import { isAdministrator, type UserType } from '#shared/contracts';

const everybody = ['profile', 'sessions', 'apps', 'password', 'activity'] as const;
const administrators = ['audit', 'people'] as const;

/** A part of the page, named by its hash route `#/<section>`. */
export type Section = (typeof everybody)[number] | (typeof administrators)[number];

/** The parts that a user sees; what they may do is decided on the server. */
export function sectionsFor(userType: UserType): readonly Section[] {
  return isAdministrator({ userType }) ? [...everybody, ...administrators] : everybody;
}

/** The part that a hash names; the first one where it names none of them. */
export function parseSection(hash: string, sections: readonly Section[]): Section {
  const [route] = hash.split('?');
  return sections.find((section) => route === `#/${section}`) ?? 'profile';
}

export function formatSection(section: Section): string {
  return `#/${section}`;
}
