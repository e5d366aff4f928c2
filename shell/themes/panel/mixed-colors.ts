import type { Theme } from '#shared/themes';

/** How many mixed colours a user keeps; the oldest goes (the contract of preferences). */
const maxMixed = 12;

/** The mixed colours with another one at the front; each once. */
export const withMixed = (mixed: readonly string[], color: string): string[] =>
  [color, ...mixed.filter((other) => other !== color)].slice(0, maxMixed);

export const withoutMixed = (mixed: readonly string[], color: string): string[] =>
  mixed.filter((other) => other !== color);

/** Whether a theme is a colour that somebody mixed. */
export const isMixed = ({ name }: Theme): boolean => name.startsWith('#');

/** The mixed colours to choose from: the user's own, and the one of the page, which the unit may have set. */
export const mixedWith = (mixed: readonly string[], theme: Theme): readonly string[] =>
  isMixed(theme) && !mixed.includes(theme.name) ? [...mixed, theme.name] : mixed;
