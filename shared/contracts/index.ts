/**
 * The contracts of the portal: what browser, BFF, platform and remotes agree on. Stateless, no I/O.
 */
export { type ApplicationConfig, applicationConfigSchema } from './application-config.ts';
export {
  type BootData,
  bootDataElementId,
  bootDataSchema,
  type SocialPending,
  socialPendingSchema,
} from './boot-data.ts';
export { type BuildManifest, buildManifestSchema } from './build-manifest.ts';
export {
  type AnswerOf,
  type Call,
  defineCall,
  type Encoding,
  type ParsedPayloadOf,
  type PayloadOf,
  type Reply,
} from './call.ts';
export { buildCallPath, pathParametersOf } from './call-path.ts';
export {
  type AuditLogLine,
  auditExport,
  auditList,
  passwordChange,
  passwordForgot,
  passwordReset,
  sessionEnd,
  sessionEndOfUser,
  sessionEndOthers,
  sessionList,
} from './calls/account.ts';
export { allCalls } from './calls/all-calls.ts';
export { shiyueWebauth, ssoLoginUrl, ticketLogin } from './calls/authorize.ts';
export {
  consentApps,
  consentConfirm,
  consentDeny,
  consentDetails,
  consentPagePath,
  consentRevoke,
} from './calls/consent.ts';
export { myAppIcon, myDesktopColor, setTheme, unReadCodeCount, userAccessDetail } from './calls/desktop.ts';
export {
  findAllStudentByParentId,
  findStuByParentId,
  selectAlreadyParentTeacher,
  setParentChildren,
} from './calls/family.ts';
export { handleIssue, ticketIssue } from './calls/handovers.ts';
export { oauthLogin, oauthLogout, oauthRefresh } from './calls/oauth.ts';
export { oauthMe } from './calls/oauth-me.ts';
export { oauthLoginUserClient, oauthRelogin, oauthUnitConfig } from './calls/oauth-other-ways.ts';
export { pendingCalls } from './calls/pending-calls.ts';
export {
  type PersonFields,
  peopleCreate,
  peopleList,
  peopleResetPassword,
  peopleSetStatus,
  peopleUpdate,
  personFieldsSchema,
} from './calls/people.ts';
export { resourceUserCodeTree } from './calls/permissions.ts';
export { qrConfirm, qrCreate, qrDescribe, qrPoll } from './calls/qr-sign-in.ts';
export { deviceList, deviceRemember, deviceRevoke } from './calls/remembered.ts';
export { socialInfo, socialLogin, socialMpInfo, socialQyInfo, socialSwitchLogin } from './calls/social.ts';
export {
  type SocialUnbound,
  socialBegin,
  socialBind,
  socialLinkList,
  socialUnlink,
} from './calls/social-binding.ts';
export { showIcon, showUnitLogo } from './calls/storage.ts';
export {
  DomainError,
  type DomainErrorOptions,
  type ErrorCode,
  getRefusal,
  isDomainError,
  isErrorCode,
  refusalEnvelope,
} from './domain-error.ts';
export type { Child, ParentTeacherLink } from './entities/child.ts';
export type { Icon, IconGroup, UnreadCount } from './entities/icon.ts';
export {
  type DecorationSet,
  type LoginPageConfig,
  loginPageConfigSchema,
  parseDecorationSet,
} from './entities/login-page-config.ts';
export type { Person, UserStatus } from './entities/person.ts';
export type { ResourceNode, ResourceType } from './entities/resource-node.ts';
export {
  type Campus,
  parseCampusUnits,
  type SessionUser,
  sessionUserSchema,
  type UnitType,
  type UserType,
  userTypes,
} from './entities/session-user.ts';
export { type Envelope, envelopeSchema, type FieldError, okEnvelope } from './envelope.ts';
export { flattenForm, parseForm } from './form-encoding.ts';
export {
  type Bilingual,
  defaultLanguage,
  isLanguage,
  type Language,
  languages,
  parseLanguage,
  pickLanguage,
} from './language.ts';
export {
  type AppPage,
  appPagePath,
  findAppPage,
  type PageVariant,
  pagePaths,
  variantFor,
} from './page-address.ts';
export {
  isAcceptablePassword,
  type PasswordRule,
  passwordRules,
  passwordRuleTexts,
} from './password-rules.ts';
export type { CompiledMessages, RemoteApp, RemoteViewProps } from './remote-app.ts';
export {
  type RegistryEntry,
  type RemoteManifest,
  registryEntrySchema,
  remoteManifestSchema,
} from './remote-manifest.ts';
export { findSafeReturnTo } from './safe-return-to.ts';
export { type SessionFacts, sessionFactsSchema } from './session-facts.ts';
export { parseSignInReason, type SignInReason, signInReasonText } from './sign-in-reason.ts';
export {
  type Device,
  formatSyHeaders,
  type SyHeaders,
  syHeadersName,
  syHeadersSchema,
} from './sy-headers.ts';
export { unitLogoPath } from './unit-logo-path.ts';
