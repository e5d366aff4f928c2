/** Themes: which there are, their colours, and the stylesheet of each. Stateless, pure. */
export { contrastOf, parseColor } from './color.ts';
export { declarePageColours } from './page-colours.ts';
export { colors, type Shade } from './palettes.ts';
export { createShades, type Shades } from './shades.ts';
export { createDarkRoles, createLightRoles, type ThemeRole, type ThemeRoles } from './theme-roles.ts';
export {
  contrastStylePath,
  createThemeStyle,
  findThemeOfStylePath,
  themePicturePath,
  themeStyleFolder,
  themeStylePath,
} from './theme-style.ts';
export {
  defaultTheme,
  findTheme,
  forcesTopLayout,
  isTheme,
  namedThemes,
  type Theme,
  type ThemeKind,
} from './themes.ts';
