const steps = 12;

/** By how many degrees the tile of an app turns away from the hue of the theme; always the same for an app. */
export function hueShiftOf(code: string): number {
  let sum = 0;
  for (const character of code) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return (sum % steps) * (360 / steps);
}
