/** The parts of the centre, named by their hash routes `#/<section>`. */
export const sections = ['all', 'todos', 'modules'] as const;
export type Section = (typeof sections)[number];

/** The part that a hash names; all messages where it names none. */
export const parseSection = (hash: string): Section => {
  const [route] = hash.split('?');
  return sections.find((section) => route === `#/${section}`) ?? 'all';
};
