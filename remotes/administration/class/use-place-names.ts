import { useQuery } from '@tanstack/react-query';
import { useLanguage } from 'shell/session';
import { type ListedClass, readsEnglish } from '#shared/contracts';
import { optionsQuery, unitYearsQuery } from './class-queries.ts';

export interface PlaceNames {
  /** Names of the campus and year of a class; empty for none. */
  readonly campusOf: (one: Pick<ListedClass, 'campusId'>) => string;
  readonly yearOf: (one: Pick<ListedClass, 'yearId'>) => string;
}

/** Names of campuses and years of a unit, once they are there. */
export function usePlaceNames(unitId: string): PlaceNames {
  const { language } = useLanguage();
  const { data: options } = useQuery(optionsQuery(unitId));
  const { data: years = [] } = useQuery(unitYearsQuery(unitId));
  return {
    campusOf: ({ campusId }) => {
      const campus = options?.campuses.find((one) => one.campusId === campusId);
      return campus ? campusName(campus.name, readsEnglish(language)) : '';
    },
    yearOf: ({ yearId }) => years.find((year) => year.yearId === yearId)?.name ?? '',
  };
}

/** @param name in one language, or as `中文/English` */
export function campusName(name: string, inEnglish: boolean): string {
  const [chinese = '', english = chinese] = name.split('/');
  return inEnglish ? english : chinese;
}
