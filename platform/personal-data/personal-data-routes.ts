import { answer, type Route } from '#platform/http';
import { personalDataExport, personalDataExportOf } from '#shared/contracts';
import { exportPerson, type PersonalDataDeps } from './export-person.ts';

/** The call by which people get what is kept about them. */
export function createPersonalDataRoutes(deps: PersonalDataDeps): Route[] {
  return [
    answer(personalDataExport, ({ principal, request }) =>
      exportPerson(deps, { userId: principal.userId, principal, request }),
    ),
    answer(personalDataExportOf, ({ payload, ...caller }) => exportPerson(deps, { ...payload, ...caller })),
  ];
}
