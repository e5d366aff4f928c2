import type { Prefs } from '#shared/contracts';
import { type Attributes, attributes, type Html, html } from '#shared/html';
import { contrastStylePath, defaultTheme, type Theme, themeStylePath } from '#shared/themes';

/** How a page looks from its first paint on. */
export interface PageAppearance {
  /** Undefined while nobody knows: the shell asks then. */
  readonly theme: Theme | undefined;
  /** The display modes that the user arranged; whatever is left out follows the system. */
  readonly prefs: Prefs | undefined;
}

/**
 * Attributes of the `html` element, which the shell changes when the user chooses something else: `data-theme` names the theme,
 * `class` holds `light` or `dark`, `data-text` and `data-motion` the other modes.
 */
export function formatAppearanceAttributes({ theme, prefs = {} }: PageAppearance): Attributes {
  const scheme = arranged(prefs.scheme?.value);
  const text = arranged(prefs.textSize?.value);
  const motion = arranged(prefs.motion?.value);
  return attributes`${theme && attributes` data-theme="${theme.name}"`}${scheme && attributes` class="${scheme}"`}${text && attributes` data-text="${text}"`}${motion && attributes` data-motion="${motion}"`}`;
}

/** Undefined where the system decides. */
function arranged(mode: string | undefined): string | undefined {
  return mode === 'auto' ? undefined : mode;
}

const contrastMedia = { auto: '(prefers-contrast: more)', high: 'all', normal: 'not all' };

/** The stylesheet of high contrast; browsers fetch it late where it does not hold. That of the theme; the default one needs none. */
export function formatAppearanceLinks({ theme, prefs = {} }: PageAppearance): Html {
  const media = contrastMedia[prefs.contrast?.value ?? 'auto'];
  const contrast = html`<link rel="stylesheet" id="contrast-style" href="${contrastStylePath}" media="${media}">`;
  if (!theme || theme === defaultTheme) return contrast;
  return html`${contrast}<link rel="stylesheet" id="theme-style" href="${themeStylePath(theme)}">`;
}
