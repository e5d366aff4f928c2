import { forcesTopLayout, type Theme } from '#shared/themes';

/** Name of the event at `window` that notifies the page of another theme or layout (J04). */
export const themeChangeEvent = 'theme-change';

export interface ThemeChange {
  /** As it is saved: a name, or a colour. */
  theme: string;
  /** Such as `#457cd6`. */
  themeColor: string;
  currentLayout: 'top' | 'left';
}

/** Ink, lotus and cartoon force the top layout; others use the one that was arranged, or the top (J02). */
export function layoutFor(theme: Theme, arranged: 'top' | 'left' | undefined): 'top' | 'left' {
  return forcesTopLayout(theme) ? 'top' : (arranged ?? 'top');
}

/** Notifies the page of another theme or layout. */
export function emitThemeChange(theme: Theme, arranged: 'top' | 'left' | undefined): void {
  const detail: ThemeChange = {
    theme: theme.name,
    themeColor: theme.color,
    currentLayout: layoutFor(theme, arranged),
  };
  dispatchEvent(new CustomEvent(themeChangeEvent, { detail }));
}
