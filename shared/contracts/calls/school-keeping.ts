/** The calls by which a school is kept. They continue the list of `index.ts`. */

export { rolesDirect, rolesDirectPeople, rolesSetDirect } from './direct-grants.ts';
export {
  familyCodesCreate,
  familyCodesRedeem,
  familyLinksAdd,
  familyLinksClasses,
  familyLinksList,
  familyLinksParents,
  familyLinksRemove,
} from './family-links.ts';
export {
  importCancel,
  importCreate,
  importGet,
  importList,
  importPreview,
  importReport,
  importRows,
  importRun,
  importTemplate,
} from './import.ts';
export {
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
} from './organisation.ts';
export {
  maxSlips,
  type PasswordSlip,
  passwordSlipsMake,
  type SlipAudience,
  slipAudiences,
} from './password-slips.ts';
export { personalDataExport, personalDataExportOf } from './personal-data.ts';
export {
  promotionProposal,
  promotionPupils,
  promotionRun,
  promotionState,
  promotionUndo,
} from './promotion.ts';
export { retentionList, retentionPreview, retentionSave, retentionUnit } from './retention.ts';
export {
  rolesFindPeople,
  rolesList,
  rolesPeople,
  rolesPermissions,
  rolesRemove,
  rolesSave,
  rolesSetPeople,
} from './roles.ts';
export { rosterExport } from './roster.ts';
export {
  declineReasonLimit,
  unitAppAnswerRequests,
  unitAppList,
  unitAppMenu,
  unitAppOrder,
  unitAppSave,
} from './unit-apps.ts';
export { unitsCreate, unitsGet, unitsOverview, unitsSchools, unitsUpdate } from './units.ts';
