/**
 * `shell/header`: what the frame of a signed-in user offers to the apps inside it.
 */
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
} from '../app-icons/index.ts';
export { findDraft, useDraft } from '../drafts/index.ts';
export {
  chooseChild,
  type Identity,
  openChildDialog,
  switchIdentity,
  useChildrenOverview,
  useIdentities,
} from '../family/index.ts';
export { type LanguagePackOptions, loadLanguagePack, translate } from '../language-packs/index.ts';
export {
  askAsOf,
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
} from '../messages/index.ts';
export { type ChangeQuery, useHashQuery } from '../navigation/index.ts';
export { setPref, usePref } from '../prefs/index.ts';
