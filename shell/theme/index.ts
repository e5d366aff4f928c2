export { colors as themeColors, type Shade } from './palettes.ts';
export { ThemeRoot, type ThemeRootProps } from './theme-root.tsx';
