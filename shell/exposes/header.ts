/**
 * `shell/header`: what the frame of a signed-in user offers to the apps inside it, and the query client
 * and jotai store that they share with it.
 */
export {
  type AppArrangement,
  AppPicture,
  type AppPictureProps,
  iconPath,
  noteOpened,
  useAppArrangement,
  useAppIcons,
  useAppSearch,
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
  createServerTime,
  findMessageTarget,
  ImportanceMark,
  type MessageCounts,
  type MessageTarget,
  openMessages,
  openTarget,
  openTodos,
  refreshMessageCounts,
  useMessageCounts,
  useModuleName,
  useTodoPath,
} from '../messages/index.ts';
export { setPref, usePref } from '../prefs/index.ts';
export { queryClient, store } from '../queries/index.ts';
