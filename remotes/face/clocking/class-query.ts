import { queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { classList, classRegister, type PayloadOf, type RegisterClass } from '#shared/contracts';
import { createHashQuery, day, optionalText } from '#shared/hash-query';

/** A class on a day. */
export type ClassDay = PayloadOf<typeof classRegister>;

/** Which register the page shows. */
export const classQuery = createHashQuery('#/classes', {
  grade: optionalText('grade', 32),
  name: optionalText('class', 32),
  day: day('day'),
});

/** The classes of the unit. */
export const classesQuery = queryOptions({
  queryKey: [classList.name],
  queryFn: ({ signal }) => request(classList, {}, { signal, silent: true }),
});

/** The register of a class for a day. */
export function registerQuery({ gradeName, className, day: ofDay }: ClassDay) {
  return queryOptions({
    queryKey: [classRegister.name, gradeName, className, ofDay],
    queryFn: ({ signal }) =>
      request(classRegister, { gradeName, className, day: ofDay }, { signal, silent: true }),
  });
}

/** The name of a class as people read it. */
export function nameOf({ gradeName, className }: Pick<RegisterClass, 'gradeName' | 'className'>): string {
  return [gradeName, className].filter(Boolean).join(' ');
}
