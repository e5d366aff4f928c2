export { AppPicture, type AppPictureProps } from './app-picture.tsx';
export { iconName } from './icon-name.ts';
export { useAppIcons } from './use-app-icons.ts';
