import { createThemeStyle, defaultTheme, findTheme, type Theme, themeStylePath } from '#shared/themes';
import { createSharedValue } from '../../core/shared-value/index.ts';

const linkId = 'theme-style';

/** What the server wrote into the page; undefined where it did not know. */
export const themeOfPage = document.documentElement.dataset.theme;

/** The user's. */
const current = createSharedValue<Theme>(findTheme(themeOfPage));

/** What the open app wants instead; undefined where it takes the user's. */
const imposed = createSharedValue<Theme | undefined>(undefined);

/** The theme of the user; renders again when it changes. */
export function useTheme(): Theme {
  return current.use();
}

export function getTheme(): Theme {
  return current.get();
}

/** Whether the user's theme can be seen: where the open app has another, choosing one changes nothing here. */
export function useIsThemeShown(): boolean {
  return imposed.use() === undefined;
}

const preview = new CSSStyleSheet();

/** Shows colours at once, without anything being fetched, until another theme is shown. */
export function previewTheme(theme: Theme): void {
  preview.replaceSync(createThemeStyle(theme));
  if (!document.adoptedStyleSheets.includes(preview))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, preview];
}

/** Back to the theme of the page. */
export function endPreview(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== preview);
}

/** The stylesheet that has been asked for and is not there yet. */
let awaited: HTMLLinkElement | undefined;

/** Makes a theme that of the user; the page shows it unless the open app has another. */
export function showTheme(theme: Theme): void {
  const before = getShown();
  current.set(theme);
  paint(before);
}

/** Puts a theme in the place of the user's as long as an app is open; undefined gives the user's back. */
export function imposeTheme(theme: Theme | undefined): void {
  if (theme?.name === imposed.get()?.name) return;
  const before = getShown();
  imposed.set(theme);
  paint(before);
}

function getShown(): Theme {
  return imposed.get() ?? current.get();
}

function paint(before: Theme): void {
  const theme = getShown();
  document.documentElement.dataset.theme = theme.name;
  if (theme === defaultTheme) {
    stopAwaiting();
    removeStyle();
    endPreview();
  } else if (theme.name !== before.name) exchangeStyle(theme);
  else endPreview();
}

function stopAwaiting(): void {
  awaited?.remove();
  awaited = undefined;
}

function removeStyle(): void {
  document.getElementById(linkId)?.remove();
}

/** The old stylesheet stays until the new one is there; where that cannot be had, its rules are made here. */
function exchangeStyle(theme: Theme): void {
  stopAwaiting();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = themeStylePath(theme);
  link.addEventListener('load', () => {
    if (awaited !== link) return;
    awaited = undefined;
    removeStyle();
    link.id = linkId;
    endPreview();
  });
  link.addEventListener('error', () => {
    if (awaited !== link) return;
    stopAwaiting();
    previewTheme(theme);
  });
  awaited = link;
  document.head.append(link);
}
