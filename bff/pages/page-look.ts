import type { Prefs } from '#shared/contracts';
import { contrastStylePath, defaultTheme, type Theme, themeStylePath } from '#shared/themes';
import { escapeHtml } from './escape.ts';

/** How a page looks from its first paint on. */
export interface PageLook {
  /** Undefined while nobody knows: the shell asks then. */
  readonly theme: Theme | undefined;
  /** The display modes that the user arranged; whatever is left out follows the system. */
  readonly prefs: Prefs | undefined;
}

const attribute = (name: string, value: string | undefined): string =>
  value === undefined || value === 'auto' ? '' : ` ${name}="${escapeHtml(value)}"`;

/**
 * Attributes of the `html` element, which the shell changes when the user chooses something else: `data-theme` names the theme,
 * `class` holds `light` or `dark`, `data-text` and `data-motion` the other modes.
 */
export const formatLookAttributes = ({ theme, prefs = {} }: PageLook): string =>
  [
    attribute('data-theme', theme?.name),
    attribute('class', prefs.scheme?.value),
    attribute('data-text', prefs.textSize?.value),
    attribute('data-motion', prefs.motion?.value),
  ].join('');

const contrastMedia = { auto: '(prefers-contrast: more)', high: 'all', normal: 'not all' };

/** The stylesheet of high contrast; browsers fetch it late where it does not hold. That of the theme; the default one needs none. */
export const formatLookLinks = ({ theme, prefs = {} }: PageLook): string => {
  const media = contrastMedia[prefs.contrast?.value ?? 'auto'];
  const links = [`<link rel="stylesheet" id="contrast-style" href="${contrastStylePath}" media="${media}">`];
  if (theme && theme !== defaultTheme)
    links.push(`<link rel="stylesheet" id="theme-style" href="${escapeHtml(themeStylePath(theme))}">`);
  return links.join('');
};
