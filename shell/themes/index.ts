export { SkinButton, SkinItem } from './skin-button.tsx';
export { SkinHost } from './skin-host.tsx';
export { ThemeKeeper } from './theme-keeper.tsx';
export { useAppTheme } from './use-app-theme.ts';
export { useLayout } from './use-layout.ts';
export { type LookSetting, useLookSettings } from './use-look-settings.ts';
