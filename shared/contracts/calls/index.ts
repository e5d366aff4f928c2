/** Every call of the portal, with its payload and its answer. */
export {
  type AuditLogLine,
  accountLanguage,
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
} from './account.ts';
export { allCalls } from './all-calls.ts';
export { announcementEnd, announcementList, announcementSave, announcementsNow } from './announce.ts';
export {
  type AppRequest,
  administratorList,
  appRequestList,
  appRequestSend,
  appRequestSettle,
  appRequestState,
} from './app-requests.ts';
export { areaSchools } from './area.ts';
export type { AuthorizationRefusal } from './authorize.ts';
export { authorizationRefusalSchema, shiyueWebauth, ssoLoginUrl, ticketLogin } from './authorize.ts';
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
} from './client-keeping.ts';
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
} from './clients.ts';
export {
  consentApps,
  consentConfirm,
  consentDeny,
  consentDetails,
  consentPagePath,
  consentRevoke,
} from './consent.ts';
export { sessionDeadlineMs } from './deadlines.ts';
export {
  loginPageSave,
  myAppIcon,
  myDesktopColor,
  setTheme,
  unReadCodeCount,
  userAccessDetail,
} from './desktop.ts';
export { faceLogin } from './face.ts';
export {
  childrenOverview,
  findAllStudentByParentId,
  findStuByParentId,
  selectAlreadyParentTeacher,
  setParentChildren,
} from './family.ts';
export { feedbackList, feedbackSend } from './feedback.ts';
export { handleIssue, ticketIssue } from './handovers.ts';
export { appLanguageFile, commonLanguageFile } from './language-files.ts';
export {
  licenceHistory,
  licenceList,
  licenceRenew,
  licenceSave,
  licenseUnit,
  licenseUnitOam,
} from './licences.ts';
export {
  getMessageConfig,
  messageAudiences,
  messageGet,
  messageHistory,
  messageMute,
  messageMutes,
  messageSelectNotRead,
  messageSend,
  messageUpdateStatusById,
  messageUpdateStatusByMe,
  popUpBoxSelect,
  unhandleCount,
} from './messages.ts';
export { oauthLogin, oauthLogout, oauthRefresh } from './oauth.ts';
export { oauthMe } from './oauth-me.ts';
export { oauthLoginUserClient, oauthRelogin, oauthUnitConfig } from './oauth-other-ways.ts';
export { otherAddresses, providerMetadataPath } from './other-addresses.ts';
export { pendingCalls } from './pending-calls.ts';
export {
  type PersonFields,
  peopleClasses,
  peopleCreate,
  peopleGet,
  peopleList,
  peopleRemovePicture,
  peopleResetPassword,
  peopleSetStatus,
  peopleUpdate,
  personFieldsSchema,
} from './people.ts';
export { resourceInsideModule, resourceUserCodeTree, roleUserXxSys } from './permissions.ts';
export { preferences, preferencesMerge } from './preferences.ts';
export {
  type Profile,
  profileContactAsk,
  profileContactSave,
  profileMine,
  profilePicture,
  profilePictureSave,
} from './profile.ts';
export {
  clientInvitationCreate,
  clientInvitationList,
  clientInvitationRemove,
  clientPkceSet,
  providerKeyList,
  providerKeyRotate,
} from './provider.ts';
export { qrConfirm, qrCreate, qrDescribe, qrPoll } from './qr-sign-in.ts';
export { deviceList, deviceRemember, deviceRevoke } from './remembered.ts';
export { messageReaders, messageRecall, messageRemind, messageSentList } from './sent-messages.ts';
export { signInAsker } from './sign-in-asker.ts';
export {
  socialFolder,
  socialInfo,
  socialLogin,
  socialMpInfo,
  socialQyInfo,
  socialSwitchAccounts,
  socialSwitchLogin,
} from './social.ts';
export type { SocialUnbound } from './social-binding.ts';
export {
  deviceIdPattern,
  socialBegin,
  socialBind,
  socialLinkList,
  socialUnlink,
} from './social-binding.ts';
export { packageInfo, packageVersions, versionList } from './static-files.ts';
export { showIcon, showUnitLogo } from './storage.ts';
