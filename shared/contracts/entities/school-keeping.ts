/** What a school and its people are kept by. They continue the list of the room's `index.ts`. */
export { type AppUse, weeksOfUse } from './app-use.ts';
export type { AreaSchool } from './area-school.ts';
export {
  type ClassDetails,
  type ClassFields,
  type ClassStatus,
  type ClassTeacher,
  classFields,
  classStatuses,
  type ListedClass,
  maxTeaching,
  subjectLimit,
} from './class-fields.ts';
export {
  type AttendanceStatus,
  attendanceStatuses,
  type ClassRegister,
  type ClockedPupil,
  classRegisterFields,
  type RegisterClass,
  type RegisterPupil,
} from './class-register.ts';
export {
  type FamilyClass,
  type FamilyParent,
  type FamilySlip,
  familyCodeAlphabet,
  familyCodeDays,
  familyCodeLength,
  maxCodesPerPupil,
  normaliseFamilyCode,
  type PupilFamily,
} from './family-link.ts';
export {
  type ImportField,
  type ImportKind,
  type ImportTableKind,
  importFieldNames,
  importFields,
  importKinds,
  importTableKinds,
  isImportField,
} from './import-fields.ts';
export {
  type ImportColumn,
  type ImportCounts,
  type ImportEncoding,
  type ImportFileProblem,
  type ImportJob,
  type ImportMapping,
  type ImportOptions,
  type ImportOutcome,
  type ImportRow,
  type ImportRowProblem,
  type ImportState,
  importOutcomes,
} from './import-job.ts';
export {
  type FileProblemCode,
  fileProblemCodes,
  importWarningCodes,
  type RowProblemCode,
  rowProblemCodes,
} from './import-problems.ts';
export {
  type ChangedPerson,
  type ClassOutcome,
  classOutcomes,
  maxExceptions,
  type NewClass,
  type PlannedClass,
  type PlannedPupil,
  type PromotedClass,
  type Promotion,
  type PromotionPlan,
  type PromotionStatus,
} from './promotion-plan.ts';
export { type ListedRetention, retentionKinds, type UnitTerm } from './retention.ts';
export {
  fullRoleCode,
  maxRoles,
  type PermissionApp,
  type Role,
  type RoleFields,
  type RoleGrant,
  type RolePerson,
  roleFields,
  themeRoleCode,
  wholeApp,
} from './role-fields.ts';
export { type SchoolYear, type SchoolYearFields, schoolYearFields } from './school-year.ts';
export { setupFields } from './setup-fields.ts';
export type { PickedClass, UnitApp, UnitAppGroup, UnitAppSettings, UnitApps } from './unit-app.ts';
export {
  campusNameLimit,
  findCampusProblem,
  type ListedSchool,
  maxCampuses,
  type SentCampus,
  type UnitDetails,
  type UnitFields,
  unitFields,
} from './unit-fields.ts';
export type { UnitOverview } from './unit-overview.ts';
