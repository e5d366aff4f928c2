import { createDarkRoles, createLightRoles, type ThemeRoles } from './theme-roles.ts';
import { findTheme, namedThemes, type Theme } from './themes.ts';

/** Where the stylesheets and pictures of themes are (J08). */
export const themeStyleFolder = '/common/styles/1.2.0/';

/** Address of the stylesheet of high contrast. */
export const contrastStylePath = `${themeStyleFolder}contrast.css`;

/** Address of the stylesheet of a theme. */
export function themeStylePath({ name }: Theme): string {
  return `${themeStyleFolder}${name.replace('#', '')}.css`;
}

/** Address of the picture of a theme that has one. */
export function themePicturePath({ name }: Theme): string {
  return `${themeStyleFolder}images/${name}.svg`;
}

/** The theme that an address is the stylesheet of; undefined where it is none. */
export function findThemeOfStylePath(path: string): Theme | undefined {
  if (!path.startsWith(themeStyleFolder)) return undefined;
  const file = path.slice(themeStyleFolder.length);
  if (/^[0-9a-f]{6}\.css$/.test(file)) return findTheme(`#${file.slice(0, 6)}`);
  return namedThemes.find(({ name }) => `${name}.css` === file);
}

/**
 * The stylesheet of a theme: it sets variables of the design system, for light and dark surfaces, and nothing else.
 * @returns CSS that holds nothing but names of ours and computed colours
 */
export function createThemeStyle(theme: Theme): string {
  const picture = theme.hasPicture
    ? `:root{--theme-picture:url(${themePicturePath(theme)});--theme-plain:none;--theme-picture-display:block}`
    : '';
  return `:root{${declare(createLightRoles(theme.color, theme.accent))}}.dark{${declare(createDarkRoles(theme.color, theme.accent))}}${picture}`;
}

function declare(roles: ThemeRoles): string {
  return Object.entries(roles)
    .map(([role, color]) => `${variableOf(role)}:${color}`)
    .join(';');
}

function variableOf(role: string): string {
  return `--p-colors-${role.replace('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
