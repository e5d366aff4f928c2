import { type Call, classList, faceSettingsSave } from '#shared/contracts';

/** A part of the app, named by its hash route `#/<section>`. */
export type Section = 'mine' | 'classes' | 'settings';

/** The parts that a user sees. @param maySend what she may send */
export function sectionsFor(maySend: (call: Pick<Call, 'needs'>) => boolean): readonly Section[] {
  return [
    'mine',
    ...(maySend(classList) ? (['classes'] as const) : []),
    ...(maySend(faceSettingsSave) ? (['settings'] as const) : []),
  ];
}

/** The part that a hash names; the own face where it names none of them. */
export function parseSection(hash: string, sections: readonly Section[]): Section {
  const [route] = hash.split('?');
  return sections.find((section) => route === `#/${section}`) ?? 'mine';
}
