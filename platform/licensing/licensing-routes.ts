import { answer, type Route } from '#platform/http';
import {
  licenceHistory,
  licenceList,
  licenceRenew,
  licenceSave,
  licenseUnit,
  licenseUnitOam,
  resourceInsideModule,
} from '#shared/contracts';
import {
  isLicensed,
  isOam,
  type LicensingDeps,
  listHistory,
  listLicences,
  listModules,
  renewLicence,
  saveLicence,
} from './licences.ts';

/** What units may use, and until when. */
export function createLicensingRoutes(deps: LicensingDeps): Route[] {
  return [
    answer(licenseUnit, ({ principal, payload }) => isLicensed(deps, principal, payload)),
    answer(licenseUnitOam, ({ principal, payload }) => isOam(deps, principal, payload)),
    answer(resourceInsideModule, ({ principal }) => listModules(deps, principal)),
    answer(licenceList, ({ principal }) => listLicences(deps, principal)),
    answer(licenceHistory, ({ principal }) => listHistory(deps, principal)),
    answer(licenceRenew, ({ payload, ...caller }) => renewLicence(deps, caller, payload)),
    answer(licenceSave, ({ payload, ...caller }) => saveLicence(deps, caller, payload)),
  ];
}
