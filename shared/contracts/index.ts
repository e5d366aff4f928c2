/** The contracts of the portal: what browser, BFF, platform and remotes agree on. Stateless, no I/O. */

// What nearly every file that knows the contracts needs; the rest stands in the room itself.
export {
  defaultLanguage,
  isLanguage,
  type Language,
  type Localized,
  languageSchema,
  parseLanguage,
  pick,
  pickLanguage,
  readsEnglish,
} from '#shared/language';
export { chooseAfterSignIn, findInAppPage, type SignedInPage } from './after-sign-in.ts';
// biome-ignore lint/performance/noReExportAll: the list goes on
export * from './app-shipping.ts';
export {
  type ApplicationConfig,
  type AppRoute,
  applicationConfigSchema,
  type SearchKey,
} from './application-config.ts';
export { type AuditKind, auditKindNames, auditKinds } from './audit-kinds.ts';
export type { BootData, SocialPending } from './boot-data.ts';
export { bootDataElementId, bootDataSchema, socialPendingSchema } from './boot-data.ts';
export { buildHeader } from './build-header.ts';
export { type BuildManifest, buildManifestSchema } from './build-manifest.ts';
export type { AnswerOf, Call, Encoding, ParsedPayloadOf, PayloadOf, Reply } from './call.ts';
export { defineCall } from './call.ts';
export { type CallMeaning, isAboutSession, isWithoutSession } from './call-meaning.ts';
export { buildCallPath, pathParametersOf } from './call-path.ts';
// biome-ignore lint/performance/noReExportAll: two hundred names of calls are one list; the bundler drops what nobody uses
export * from './calls/index.ts';
export {
  passkeyAdd,
  passkeyChallenge,
  passkeyOffer,
  passkeyRemove,
  passkeyVerify,
} from './calls/passkeys.ts';
// biome-ignore lint/performance/noReExportAll: the list goes on
export * from './calls/school-keeping.ts';
// biome-ignore lint/performance/noReExportAll: the list of the calls goes on
export * from './calls/second-step.ts';
export { findClientAddressProblem, isAppScheme } from './client-address.ts';
export { type ContactKind, contactRuleTexts, isContact } from './contact-rules.ts';
export type { DomainErrorOptions, ErrorCode } from './domain-error.ts';
export { DomainError, getRefusal, isDomainError, isErrorCode, refusalEnvelope } from './domain-error.ts';
export {
  type Announcement,
  type AnnouncementFields,
  type AnnouncementNotice,
  type AnnouncementReach,
  announcementFields,
  announcementTextLimit,
} from './entities/announcement.ts';
export type { Child, ChildOverview, ParentTeacherLink } from './entities/child.ts';
export { type ClientContext, clientFields } from './entities/client-fields.ts';
export type { ClosedApp } from './entities/closed-app.ts';
export type {
  DesktopMessage,
  MessageAudience,
  MessageReader,
  MessageRecord,
  ModuleExpiry,
  SentMessage,
  Todo,
} from './entities/desktop-message.ts';
export { sentAudienceSchema } from './entities/desktop-message.ts';
export type {
  DriveActivity,
  DriveEntry,
  DriveEvent,
  DriveRole,
  DriveShare,
  DriveSpace,
  DriveSpaceKind,
  DriveTarget,
  DriveTargetKind,
} from './entities/drive-entry.ts';
export type { FaceChallenge, FaceSettings, FaceState } from './entities/face-record.ts';
export { faceSettingsFields } from './entities/face-settings-fields.ts';
export type { Feedback, FeedbackDetails } from './entities/feedback.ts';
export { desktopApps, type Icon, type IconGroup, type UnreadCount } from './entities/icon.ts';
export {
  type Licence,
  type LicenceChange,
  type LicenceFields,
  licenceFields,
  serverIdSchema,
} from './entities/licence.ts';
export type { DecorationSet, LoginPageConfig } from './entities/login-page-config.ts';
export { loginPageConfigSchema, parseDecorationSet } from './entities/login-page-config.ts';
export {
  type Filing,
  type LoginPageFields,
  loginPageFields,
  loginPageFieldsOf,
  loginPageTextLimit,
} from './entities/login-page-fields.ts';
export { maxPasskeys, type Passkey, passkeyFields } from './entities/passkey.ts';
export {
  type KeptPerson,
  type Person,
  type PersonFields,
  personFields,
  type SchoolClass,
  type UserStatus,
} from './entities/person.ts';
export { type PortalInfo, portalInfoSchema } from './entities/portal-info.ts';
export {
  createStep,
  findPlanProblems,
  orderSteps,
  type PlannedStep,
  type PlanProblem,
} from './entities/promotion-order.ts';
export type {
  ClientEventLine,
  ClientKind,
  ClientRight,
  ClientStatus,
  ClientUnit,
  ClientUnitState,
  RegisteredClient,
} from './entities/registered-client.ts';
export type { ResourceNode, ResourceType } from './entities/resource-node.ts';
// biome-ignore lint/performance/noReExportAll: the names of what a school is kept by are one list
export * from './entities/school-keeping.ts';
export { type SchoolYear, type SchoolYearFields, schoolYearFields } from './entities/school-year.ts';
export type { Campus, SessionUser } from './entities/session-user.ts';
export { parseCampusUnits, sessionUserSchema } from './entities/session-user.ts';

export {
  type ViewportManifest,
  viewportEntrySchema,
  viewportManifestSchema,
} from './entities/viewport-manifest.ts';
export { type Envelope, envelopeSchema, type FieldError, okEnvelope } from './envelope.ts';
export type {
  ContextOf,
  DraftOf,
  FieldTable,
  GivenValues,
  ValuesOf,
} from './fields/field.ts';
export { type FieldProblems, findFieldErrors, findFieldProblems } from './fields/field-problems.ts';
export { emptyDraftOf, mapFields, namesOf, parseKeptDraft } from './fields/field-table.ts';
export { type FieldText, pickText } from './fields/field-text.ts';
export { findSafeLink, type SafeLink } from './find-safe-link.ts';
export { flattenForm, parseForm } from './form-encoding.ts';
export {
  contentKeyPattern,
  contentsPath,
  formatHandedFile,
  handedFileHeader,
  parseHandedFile,
  takesFilesHeader,
} from './handed-file.ts';
export { defaultHomeRules, type HomeRules } from './home-rules.ts';
export { expandRedirect, homeFor, isMobileUserAgent, isRedirectPath, overriddenHome } from './homes.ts';
export { idempotencyKeyName } from './idempotency-key.ts';
export { clampPrefs, mergePrefs } from './merge-prefs.ts';
export {
  isOpenTo,
  meetsNeeds,
  type Need,
  type Permission,
  permissions,
  permissionsOf,
  splitPermission,
} from './needs.ts';
export { isOutboxUrl } from './outbox-url.ts';
// biome-ignore lint/performance/noReExportAll: the list goes on
export * from './outside-apps.ts';
export {
  type AppPage,
  appPagePath,
  authorizeSegment,
  bindPaths,
  findAppPage,
  findMissingParameters,
  isBindPath,
  type PageVariant,
  variantFor,
} from './page-address.ts';
export { formatLanguageCookie, languageCookiePair } from './page-language/language-cookie.ts';
export { findLocaleLanguage } from './page-language/ui-locales.ts';
export { findWantedLanguage, type LanguageWishes } from './page-language/wanted-language.ts';
export { appOverridePath, continueFolder, pagePaths } from './page-paths.ts';
export type { PasswordCondition, PasswordRule } from './password-rules.ts';
export { isAcceptablePassword, judgePassword, passwordRules, passwordRuleTexts } from './password-rules.ts';
export { findPending, type SecondStep } from './pending-step.ts';
export { platformVersion } from './platform-version.ts';
export {
  maxPrefsBytes,
  type PrefName,
  type Prefs,
  type PrefValue,
  prefsSchema,
  recentLimit,
} from './prefs.ts';
export type { CompiledMessages, RemoteApp, RemoteFrameProps, RemoteViewProps } from './remote-app.ts';
export type { RegistryEntry, ReleaseMark, RemoteManifest } from './remote-manifest.ts';
export { registryEntrySchema, remoteManifestSchema, serverIdOf } from './remote-manifest.ts';
export { findRemoteOfPath } from './remote-of-path.ts';
export {
  needsSchema,
  type RemoteSection,
  type RemoteSlots,
  remoteSlotsSchema,
  type SectionGroup,
  type SectionIcon,
  sectionGroups,
  type UserMenuIcon,
  type UserMenuPlace,
} from './remote-slots.ts';
export { findSafeReturnTo } from './safe-return-to.ts';
export { type SessionInfo, sessionInfoSchema } from './session-info.ts';
export { sharedDevicePair, signedOutPair, signedOutSeconds } from './shared-device.ts';
export { parseSignInReason, type SignInReason, signInReasonText } from './sign-in-reason.ts';
export type { Device, SyHeaders } from './sy-headers.ts';
export {
  formatSyHeaders,
  pageUserHeader,
  platformSecretHeader,
  syHeadersName,
  syHeadersSchema,
} from './sy-headers.ts';
export { unitLogoPath } from './unit-logo-path.ts';
export {
  hasRole,
  isAdministrator,
  isArea,
  isParent,
  isSchool,
  isStaff,
  isStudent,
  isTeacher,
  isUserType,
  type UnitType,
  type UserRole,
  type UserType,
  unitTypeCodes,
  userTypeCodes,
  userTypes,
} from './user-types.ts';
export { wordFilesOf } from './word-files.ts';
