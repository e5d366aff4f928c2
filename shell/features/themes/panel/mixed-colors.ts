import type { Theme } from '#shared/themes';

/** How many mixed colours a user keeps; the oldest goes (the contract of preferences). */
const maxMixed = 12;

/** The mixed colours with another one at the front; each once. */
export function withMixed(mixed: readonly string[], color: string): string[] {
  return [color, ...mixed.filter((other) => other !== color)].slice(0, maxMixed);
}

export function withoutMixed(mixed: readonly string[], color: string): string[] {
  return mixed.filter((other) => other !== color);
}

/** Whether a theme is a colour that somebody mixed. */
export function isMixed({ name }: Theme): boolean {
  return name.startsWith('#');
}

/** The mixed colours to choose from: the user's own, and the one of the page, which the unit may have set. */
export function mixedWith(mixed: readonly string[], theme: Theme): readonly string[] {
  return isMixed(theme) && !mixed.includes(theme.name) ? [...mixed, theme.name] : mixed;
}
