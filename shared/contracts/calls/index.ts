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
  appRequestResolve,
  appRequestSend,
  appRequestState,
} from './app-requests.ts';
export { areaSchools } from './area.ts';
export type { AuthorizationRefusal } from './authorize.ts';
export { authorizationRefusalSchema, shiyueWebauth, ssoLoginUrl, ticketLogin } from './authorize.ts';
export { classClocking, classList, classMark, classRegister, classStart } from './class-register.ts';
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
export { clientProgramDetails, clientProgramGrant, clientProgramWithdraw } from './client-programs.ts';
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
  appUse,
  myAppIcon,
  myDesktopColor,
  setTheme,
  unReadCodeCount,
  userAccessDetail,
} from './desktop.ts';
export {
  type DriveOutcome,
  type DriveSort,
  type DriveView,
  driveActivityList,
  driveBinEmpty,
  driveCopy,
  driveFileAdd,
  driveFolderCreate,
  driveFolderEnsure,
  driveList,
  driveMove,
  drivePurge,
  driveRemove,
  driveRename,
  driveRestore,
  driveSorts,
  driveSpaces,
  driveViews,
  maxDriveSelection,
} from './drive.ts';
export {
  driveShare,
  driveShareList,
  driveSharesSeen,
  driveShareTargets,
  driveUnshare,
  driveVersionList,
  driveVersionRestore,
  driveZip,
} from './drive-shares.ts';
export { type ExportTable, exportTableSchema, tableToSpreadsheet } from './export.ts';
export {
  faceChallenge,
  faceCheck,
  faceClocking,
  faceConsent,
  faceDelete,
  faceLogin,
  faceSettings,
  faceSettingsSave,
  faceState,
  faceUser,
} from './face.ts';
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
export { loginPageSave, logoSave } from './login-page.ts';
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
export { otherAddresses, programFolders, providerMetadataPath } from './other-addresses.ts';
export { pendingCalls } from './pending-calls.ts';
export {
  peopleClasses,
  peopleCreate,
  peopleGet,
  peopleList,
  peopleRemovePicture,
  peopleResetPassword,
  peopleSetPicture,
  peopleSetStatus,
  peopleUpdate,
} from './people.ts';
export {
  permissionsMine,
  resourceInsideModule,
  resourceUserCodeTree,
  roleUserXxSys,
} from './permissions.ts';
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
export { setupBegin, setupState } from './setup.ts';
export { signInRequestingApp } from './sign-in-requesting-app.ts';
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
export { packageInfo, packageVersions, subAppManifest, versionList } from './static-files.ts';
export { showIcon, showUnitLogo } from './storage.ts';
export {
  base64ConvertImage,
  blockStatus,
  blockUploadCheck,
  claimFile,
  mergeFile,
  possessionChallenge,
  type StoredFile,
  secondUploadCheck,
  showFile,
  storageUsage,
  storedFileSchema,
  uploadBlock,
  uploadFile,
} from './uploads.ts';
