import { answer, type Route } from '#platform/http';
import {
  organisationClass,
  organisationClassCreate,
  organisationClasses,
  organisationClassSetStatus,
  organisationClassSetTeachers,
  organisationClassUpdate,
  organisationOptions,
  organisationTeachers,
  organisationYearSave,
  organisationYears,
} from '#shared/contracts';
import { changeClass } from './change-class.ts';
import { createClass } from './create-class.ts';
import { findTeachers } from './find-teachers.ts';
import { readClass } from './get-class.ts';
import { listClasses } from './list-classes.ts';
import { listOptions } from './list-options.ts';
import type { OrganisationDeps } from './organisation-deps.ts';
import { saveYear } from './save-year.ts';
import { listYears } from './school-years.ts';
import { setClassStatus } from './set-class-status.ts';
import { setTeachers } from './set-teachers.ts';

/** The calls of school years and classes; the gate asks who may. */
export function createOrganisationRoutes(deps: OrganisationDeps): Route[] {
  return [
    answer(organisationClasses, ({ principal, payload }) => listClasses(deps, principal, payload)),
    answer(organisationClass, ({ principal, payload }) => readClass(deps, principal, payload)),
    answer(organisationClassCreate, ({ payload, ...caller }) => createClass(deps, caller, payload)),
    answer(organisationClassUpdate, ({ payload, ...caller }) => changeClass(deps, caller, payload)),
    answer(organisationClassSetStatus, ({ payload, ...caller }) => setClassStatus(deps, caller, payload)),
    answer(organisationClassSetTeachers, ({ payload, ...caller }) => setTeachers(deps, caller, payload)),
    answer(organisationTeachers, ({ principal, payload }) => findTeachers(deps, principal, payload)),
    answer(organisationOptions, ({ principal, payload }) => listOptions(deps, principal, payload)),
    answer(organisationYears, ({ principal, payload }) => listYears(deps, principal, payload)),
    answer(organisationYearSave, ({ payload, ...caller }) => saveYear(deps, caller, payload)),
  ];
}
