/**
 * `shell/header`: what the frame of a signed-in user offers to the apps inside it, and the query client
 * and jotai store that they share with it.
 */
export { AppPicture, type AppPictureProps, iconName, useAppIcons } from '../app-icons/index.ts';
export { queryClient, store } from '../queries/index.ts';
