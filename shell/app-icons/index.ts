export { AppPicture, type AppPictureProps } from './app-picture.tsx';
export { iconPath } from './icon-path.ts';
export { noteOpened } from './note-opened.ts';
export { prefetchAppIcons } from './prefetch-app-icons.ts';
export { type AppArrangement, useAppArrangement } from './use-app-arrangement.ts';
export { useAppIcons } from './use-app-icons.ts';
export { useAppSearch } from './use-app-search.ts';
export { useFavouriteApps } from './use-favourite-apps.ts';
export { useRecentApps } from './use-recent-apps.ts';
