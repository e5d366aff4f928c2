import { appRequestList, appUse, type Call, licenceHistory, licenceList } from '#shared/contracts';

/** The parts of the page, named by their hash routes `#/<section>`. */
export const sections = ['list', 'use', 'history', 'requests'] as const;
export type Section = (typeof sections)[number];

/** The call that each part depends on: without it there is no part. */
export const callOf: Readonly<Record<Section, Pick<Call, 'needs'>>> = {
  list: licenceList,
  use: appUse,
  history: licenceHistory,
  requests: appRequestList,
};

/** The part that a hash names; the licences where it names none. */
export function parseSection(hash: string): Section {
  const [route] = hash.split('?');
  return sections.find((section) => route === `#/${section}`) ?? 'list';
}
