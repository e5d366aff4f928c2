/** The parts of the centre, named by their hash routes `#/<section>`. */
export const sections = ['all', 'todos', 'sent', 'modules'] as const;
export type Section = (typeof sections)[number];

/** The parts that a user has: who may not send has sent nothing. */
export function sectionsOf(maySend: boolean): readonly Section[] {
  return sections.filter((section) => maySend || section !== 'sent');
}

/** The part that a hash names; all messages where it names none of the user's. */
export function parseSection(hash: string, own: readonly Section[]): Section {
  const [route] = hash.split('?');
  return own.find((section) => route === `#/${section}`) ?? 'all';
}
