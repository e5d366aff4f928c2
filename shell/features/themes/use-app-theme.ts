import { useLayoutEffect } from 'react';
import { defaultTheme, findTheme, type Theme } from '#shared/themes';
import { imposeTheme } from './page-theme.ts';

export interface AppTheme {
  /** Whether the open app takes the user's theme (`theme` of its configuration). */
  hasTheme: boolean;
  /** Colour in the place of the theme's (`replaceThemeColor` of the address), as `#rrggbb`. */
  replaceColor: string | undefined;
}

/**
 * What an app wears instead of the user's theme; undefined where it wears that. A colour of the address counts where there is a
 * theme to replace; an app without a theme has the portal's own colours (A01, A03).
 */
export function findAppTheme({ hasTheme, replaceColor }: AppTheme): Theme | undefined {
  if (!hasTheme) return defaultTheme;
  return replaceColor === undefined ? undefined : findTheme(replaceColor);
}

/** Shows what the open app wears. Nothing of it is saved: with the next app the user's theme is back. */
export function useAppTheme({ hasTheme, replaceColor }: AppTheme): void {
  useLayoutEffect(() => imposeTheme(findAppTheme({ hasTheme, replaceColor })), [hasTheme, replaceColor]);
}
