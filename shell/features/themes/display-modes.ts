import type { PrefValue } from '#shared/contracts';

/** How things are shown, whatever the theme; each undefined follows the system. */
export interface DisplayModes {
  scheme: PrefValue<'scheme'> | undefined;
  contrast: PrefValue<'contrast'> | undefined;
  textSize: PrefValue<'textSize'> | undefined;
  motion: PrefValue<'motion'> | undefined;
}

const contrastMedia = { auto: '(prefers-contrast: more)', high: 'all', normal: 'not all' };

const systemDark = matchMedia('(prefers-color-scheme: dark)');

/** Puts the modes into the page, as the server does when it writes one. */
export function showDisplayModes({ scheme, contrast, textSize, motion }: DisplayModes): void {
  showScheme(scheme);
  const link = document.querySelector<HTMLLinkElement>('link#contrast-style');
  if (link) link.media = contrastMedia[contrast ?? 'auto'];
  mark('text', textSize === 'large' ? 'large' : undefined);
  mark('motion', motion === 'reduced' ? 'reduced' : undefined);
}

/** Calls the listener when the system turns dark or light. */
export function onSystemScheme(listener: () => void): () => void {
  systemDark.addEventListener('change', listener);
  return () => systemDark.removeEventListener('change', listener);
}

function showScheme(scheme: DisplayModes['scheme']): void {
  const isDark = scheme === 'dark' || (scheme !== 'light' && systemDark.matches);
  document.documentElement.classList.toggle('dark', isDark);
  document.documentElement.classList.toggle('light', !isDark);
}

function mark(name: 'text' | 'motion', value: string | undefined): void {
  const { dataset } = document.documentElement;
  if (value === undefined) delete dataset[name];
  else dataset[name] = value;
}
