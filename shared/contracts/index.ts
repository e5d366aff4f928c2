/** The contracts of the portal: what browser, BFF, platform and remotes agree on. Stateless, no I/O. */
export { chooseAfterSignIn, findInAppPage, type SignedInPage } from './after-sign-in.ts';
export {
  type ApplicationConfig,
  type AppRoute,
  applicationConfigSchema,
  type SearchKey,
} from './application-config.ts';
export { type AuditKind, auditKindNames, auditKinds } from './audit-kinds.ts';
export type { BootData, SocialPending } from './boot-data.ts';
export { bootDataElementId, bootDataSchema, socialPendingSchema } from './boot-data.ts';
export { type BuildManifest, buildHeader, buildManifestSchema } from './build-manifest.ts';
export type { AnswerOf, Call, Encoding, ParsedPayloadOf, PayloadOf, Reply } from './call.ts';
export { defineCall } from './call.ts';
export { buildCallPath, pathParametersOf } from './call-path.ts';
export {
  type AuditLogLine,
  auditExport,
  auditList,
  auditMine,
  type OpenSession,
  passwordChange,
  passwordForgot,
  passwordReset,
  passwordRule,
  sessionEnd,
  sessionEndOfUser,
  sessionEndOthers,
  sessionList,
  sessionListOfUser,
} from './calls/account.ts';
export { allCalls } from './calls/all-calls.ts';
export { announcementEnd, announcementList, announcementSave, announcementsNow } from './calls/announce.ts';
export { areaSchools } from './calls/area.ts';
export type { AuthorizationRefusal } from './calls/authorize.ts';
export { authorizationRefusalSchema, shiyueWebauth, ssoLoginUrl, ticketLogin } from './calls/authorize.ts';
export {
  clientEventList,
  clientOwnerAdd,
  clientOwnerList,
  clientOwnerRemove,
  clientSecretAdd,
  clientSecretList,
  clientSecretRemove,
  clientUnitList,
  clientUnitSet,
} from './calls/client-keeping.ts';
export {
  type ClientFields,
  clientCreate,
  clientDecide,
  clientDetails,
  clientList,
  clientLogo,
  clientOptions,
  clientRemove,
  clientSetStatus,
  clientUpdate,
} from './calls/clients.ts';
export {
  consentApps,
  consentConfirm,
  consentDeny,
  consentDetails,
  consentPagePath,
  consentRevoke,
} from './calls/consent.ts';
export {
  loginPageSave,
  myAppIcon,
  myDesktopColor,
  setTheme,
  unReadCodeCount,
  userAccessDetail,
} from './calls/desktop.ts';
export { faceLogin } from './calls/face.ts';
export {
  childrenOverview,
  findAllStudentByParentId,
  findStuByParentId,
  selectAlreadyParentTeacher,
  setParentChildren,
} from './calls/family.ts';
export { feedbackList, feedbackSend } from './calls/feedback.ts';
export { handleIssue, ticketIssue } from './calls/handovers.ts';
export { appLanguageFile, commonLanguageFile } from './calls/language-files.ts';
export {
  licenceHistory,
  licenceList,
  licenceRenew,
  licenceSave,
  licenseUnit,
  licenseUnitOam,
} from './calls/licences.ts';
export {
  getMessageConfig,
  messageAudiences,
  messageHistory,
  messageMute,
  messageMutes,
  messageSelectNotRead,
  messageSend,
  messageUpdateStatusById,
  messageUpdateStatusByMe,
  popUpBoxSelect,
  unhandleCount,
} from './calls/messages.ts';
export { oauthLogin, oauthLogout, oauthRefresh } from './calls/oauth.ts';
export { oauthMe } from './calls/oauth-me.ts';
export { oauthLoginUserClient, oauthRelogin, oauthUnitConfig } from './calls/oauth-other-ways.ts';
export { pendingCalls } from './calls/pending-calls.ts';
export {
  type PersonFields,
  peopleCreate,
  peopleGet,
  peopleList,
  peopleResetPassword,
  peopleSetStatus,
  peopleUpdate,
  personFieldsSchema,
} from './calls/people.ts';
export { resourceInsideModule, resourceUserCodeTree, roleUserXxSys } from './calls/permissions.ts';
export { qrConfirm, qrCreate, qrDescribe, qrPoll } from './calls/qr-sign-in.ts';
export { deviceList, deviceRemember, deviceRevoke } from './calls/remembered.ts';
export {
  socialInfo,
  socialLogin,
  socialMpInfo,
  socialQyInfo,
  socialSwitchAccounts,
  socialSwitchLogin,
} from './calls/social.ts';
export type { SocialUnbound } from './calls/social-binding.ts';
export { socialBegin, socialBind, socialLinkList, socialUnlink } from './calls/social-binding.ts';
export { packageInfo, packageVersions, versionList } from './calls/static-files.ts';
export { showIcon, showUnitLogo } from './calls/storage.ts';
export { type ClientAddressProblem, findClientAddressProblem } from './client-address.ts';
export type { DomainErrorOptions, ErrorCode } from './domain-error.ts';
export { DomainError, getRefusal, isDomainError, isErrorCode, refusalEnvelope } from './domain-error.ts';
export type { Announcement, AnnouncementNotice, AnnouncementReach } from './entities/announcement.ts';
export type { AreaSchool } from './entities/area-school.ts';
export type { Child, ChildOverview, ParentTeacherLink } from './entities/child.ts';
export type {
  DesktopMessage,
  MessageAudience,
  MessageRecord,
  ModuleExpiry,
  Todo,
} from './entities/desktop-message.ts';
export type { Feedback, FeedbackDetails } from './entities/feedback.ts';
export type { Icon, IconGroup, UnreadCount } from './entities/icon.ts';
export type { Licence, LicenceChange } from './entities/licence.ts';
export type { DecorationSet, LoginPageConfig } from './entities/login-page-config.ts';
export { loginPageConfigSchema, parseDecorationSet } from './entities/login-page-config.ts';
export type { Person, UserStatus } from './entities/person.ts';
export { type PortalInfo, portalInfoSchema } from './entities/portal-info.ts';
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
export type { Campus, SessionUser, UnitType, UserType } from './entities/session-user.ts';
export { parseCampusUnits, sessionUserSchema, userTypes } from './entities/session-user.ts';
export { type Envelope, envelopeSchema, type FieldError, okEnvelope } from './envelope.ts';
export { flattenForm, parseForm } from './form-encoding.ts';
export { defaultHomeRules, type HomeRules } from './home-rules.ts';
export { expandRedirect, homeFor, isMobileUserAgent, isRedirectPath, overriddenHome } from './homes.ts';
export { idempotencyKeyName } from './idempotency-key.ts';
export type { Bilingual, Language } from './language.ts';
export { defaultLanguage, isLanguage, languages, parseLanguage, pickLanguage } from './language.ts';
export { mergePrefs } from './merge-prefs.ts';
export { isOutboxUrl } from './outbox-url.ts';
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
export { pagePaths } from './page-paths.ts';
export type { PasswordCondition, PasswordRule } from './password-rules.ts';
export { isAcceptablePassword, judgePassword, passwordRules, passwordRuleTexts } from './password-rules.ts';
export { type PrefName, type Prefs, type PrefValue, prefsSchema, recentLimit } from './prefs.ts';
export type { CompiledMessages, RemoteApp, RemoteViewProps } from './remote-app.ts';
export type { RegistryEntry, RemoteManifest } from './remote-manifest.ts';
export { registryEntrySchema, remoteManifestSchema } from './remote-manifest.ts';
export { findRemoteOfPath } from './remote-of-path.ts';
export { findSafeReturnTo } from './safe-return-to.ts';
export { type SessionFacts, sessionFactsSchema } from './session-facts.ts';
export { sharedDevicePair } from './shared-device.ts';
export { parseSignInReason, type SignInReason, signInReasonText } from './sign-in-reason.ts';
export type { Device, SyHeaders } from './sy-headers.ts';
export { formatSyHeaders, pageUserHeader, syHeadersName, syHeadersSchema } from './sy-headers.ts';
export { unitLogoPath } from './unit-logo-path.ts';
