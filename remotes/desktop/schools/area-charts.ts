import type { ChartData } from 'shell/kit';
import type { AreaSchool } from '#shared/contracts';

/** The states of licences, in the order of lists: what is in use first, then what wants a look. */
export const licenceStates = ['active', 'ending', 'expired', 'unreadable'] as const;
type LicenceState = (typeof licenceStates)[number];

/** How many licences of all schools are in which state; states that do not occur are left out. */
export function chartOfLicences(
  schools: readonly AreaSchool[],
  nameOf: (state: LicenceState) => string,
  words: { category: string; count: string },
): ChartData {
  const rows = licenceStates.map((state) => ({
    label: nameOf(state),
    values: [schools.reduce((sum, { licences }) => sum + licences[state], 0)],
  }));
  return {
    category: words.category,
    series: [words.count],
    rows: rows.filter(({ values: [count] }) => count !== 0),
  };
}

/** Students and teachers of each school, the largest first. */
export function chartOfPeople(
  schools: readonly AreaSchool[],
  nameOf: (school: AreaSchool) => string,
  words: { category: string; students: string; teachers: string },
): ChartData {
  const sizeOf = ({ students, teachers }: AreaSchool): number => students + teachers;
  return {
    category: words.category,
    series: [words.students, words.teachers],
    rows: schools
      .toSorted((a, b) => sizeOf(b) - sizeOf(a))
      .map((school) => ({ label: nameOf(school), values: [school.students, school.teachers] })),
  };
}
