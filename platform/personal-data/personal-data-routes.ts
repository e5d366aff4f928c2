import { answer, type Route } from '#platform/http';
import { personalDataExport } from '#shared/contracts';
import { exportPerson, type PersonalDataDeps } from './export-person.ts';

/** The call by which people get what is kept about them. */
export function createPersonalDataRoutes(deps: PersonalDataDeps): Route[] {
  return [
    answer(personalDataExport, ({ payload, ...caller }) => exportPerson(deps, { ...payload, ...caller })),
  ];
}
