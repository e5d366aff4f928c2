export const sections = ['profile', 'sessions', 'apps', 'password', 'activity'] as const;

/** A part of the page, named by its hash route `#/<section>`. */
export type Section = (typeof sections)[number];

/** The part that a hash names; the first one where it names none of them. */
export function parseSection(hash: string): Section {
  const [route] = hash.split('?');
  return sections.find((section) => route === `#/${section}`) ?? 'profile';
}

export function formatSection(section: Section): string {
  return `#/${section}`;
}
