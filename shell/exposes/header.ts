/**
 * `shell/header`: what the frame of a signed-in user offers to the apps inside it.
 */

export { type LanguagePackOptions, loadLanguagePack, translate } from '../core/language-packs/index.ts';
export { useChildrenOverview } from '../features/family/index.ts';
export {
  type MessageCounts,
  openMessages,
  openTodos,
  refreshMessageCounts,
  useMessageCounts,
} from '../features/messages/index.ts';

// @internal: what stands below is for the portal's own apps, and no part of `@portal/shell`.

export { setPref, usePref } from '../core/prefs/index.ts';
export {
  type AppArrangement,
  type AppLabel,
  AppPicture,
  type AppPictureProps,
  ClosedWords,
  type IconLinkProps,
  iconLinkProps,
  iconPath,
  noteOpened,
  openIcon,
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
  useIdentities,
} from '../features/family/index.ts';
export {
  findMessageTarget,
  ImportanceMark,
  MessageDate,
  type MessageTarget,
  openTarget,
  RowTitle,
  TargetNote,
  type TodoTarget,
  useModuleName,
  useTodoTarget,
  withServerTime,
} from '../features/messages/index.ts';
export { DesktopCards, TodayCards, type TodayCardsProps } from '../features/remote-slots/index.ts';
