import { black, contrastOf, mix, type Rgb, white } from './color.ts';

const step = 0.02;

/** WCAG 2.2 AA: text, and things that are no text but must be seen. */
export const textContrast = 4.5;
export const shapeContrast = 3;

/** The colour, or the first darker one that has this contrast to every ground. */
export function darkenUntil(color: Rgb, ratio: number, ...grounds: Rgb[]): Rgb {
  return towards(color, black, reaches(ratio, grounds));
}

/** The colour, or the first lighter one that has this contrast to every ground. */
export function lightenUntil(color: Rgb, ratio: number, ...grounds: Rgb[]): Rgb {
  return towards(color, white, reaches(ratio, grounds));
}

/** Goes from a colour towards another in small steps, until it satisfies or is the other. */
function towards(color: Rgb, end: Rgb, isEnough: (candidate: Rgb) => boolean): Rgb {
  for (let share = 0; share < 1; share += step) {
    const candidate = mix(color, end, share);
    if (isEnough(candidate)) return candidate;
  }
  return end;
}

function reaches(ratio: number, grounds: readonly Rgb[]) {
  return (candidate: Rgb): boolean => grounds.every((ground) => contrastOf(candidate, ground) >= ratio);
}
