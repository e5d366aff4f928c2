export { SkinButton, SkinItem } from './skin-button.tsx';
export { SkinHost } from './skin-host.tsx';
export { ThemeKeeper } from './theme-keeper.tsx';
export { useAppTheme } from './use-app-theme.ts';
export { type AppearanceSetting, useAppearanceSettings } from './use-appearance-settings.ts';
export { useLayout } from './use-layout.ts';
