/**
 * `shell/header`: what the frame of a signed-in user offers to the apps inside it.
 */

export { type LanguagePackOptions, loadLanguagePack, translate } from '../core/language-packs/index.ts';
export { setPref, usePref } from '../core/prefs/index.ts';
export {
  type AppArrangement,
  type AppLabel,
  AppPicture,
  type AppPictureProps,
  ClosedWords,
  iconPath,
  noteOpened,
  useAppArrangement,
  useAppIcons,
  useAppLabel,
  useCanOpen,
  useFavouriteApps,
  useRecentApps,
} from '../features/app-icons/index.ts';
export {
  chooseChild,
  type Identity,
  openChildDialog,
  switchIdentity,
  useChildrenOverview,
  useIdentities,
} from '../features/family/index.ts';
export {
  findMessageTarget,
  ImportanceMark,
  type MessageCounts,
  MessageDate,
  type MessageTarget,
  openMessages,
  openTarget,
  openTodos,
  RowTitle,
  refreshMessageCounts,
  TargetNote,
  type TodoTarget,
  useMessageCounts,
  useModuleName,
  useTodoTarget,
  withServerTime,
} from '../features/messages/index.ts';
export { DesktopCards } from '../features/remote-slots/index.ts';
