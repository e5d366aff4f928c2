import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import {
  organisationClass,
  organisationClasses,
  organisationOptions,
  organisationYears,
  type PayloadOf,
} from '#shared/contracts';
import type { ClassQuery } from './class-query.ts';

/** Rows per page (Q05). */
export const pageSize = 30;

/** Begins the key of every list and of every class; invalidate it after a change. */
export const classesKey = [organisationClasses.name] as const;

/** A page of the classes of a unit; the last one stays until the next is there. */
export function classesPageQuery(unitId: string, query: ClassQuery) {
  const filter = toFilter(unitId, query);
  const { page } = query;
  return queryOptions({
    queryKey: [...classesKey, filter, page],
    queryFn: ({ signal }) =>
      request(organisationClasses, { ...filter, page, size: pageSize }, { signal, silent: true }),
    placeholderData: keepPreviousData,
  });
}

/** What the list shows, as the call takes it. */
export function toFilter(
  unitId: string,
  { keyword, gradeName, status }: ClassQuery,
): PayloadOf<typeof organisationClasses> {
  return { unitId, keyword, gradeName, ...(status ? { status } : {}) };
}

/** A class with its teachers. */
export function classDetailsQuery(unitId: string, classId: string) {
  return queryOptions({
    queryKey: [...classesKey, 'details', unitId, classId],
    queryFn: ({ signal }) => request(organisationClass, { unitId, classId }, { signal, silent: true }),
  });
}

/** Grades and campuses of a unit. They change with its classes. */
export function optionsQuery(unitId: string) {
  return queryOptions({
    queryKey: [...classesKey, 'options', unitId],
    queryFn: ({ signal }) => request(organisationOptions, { unitId }, { signal, silent: true }),
  });
}

/** The school years of a unit. */
export function unitYearsQuery(unitId: string) {
  return queryOptions({
    queryKey: [organisationYears.name, unitId],
    queryFn: ({ signal }) => request(organisationYears, { unitId }, { signal, silent: true }),
  });
}
