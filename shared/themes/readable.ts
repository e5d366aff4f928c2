import { black, contrastOf, mix, type Rgb, white } from './color.ts';

const step = 0.02;

/** WCAG 2.2 AA: text, and things that are no text but must be seen. */
export const textContrast = 4.5;
export const shapeContrast = 3;

/** Goes from a colour towards another in small steps, until it satisfies or is the other. */
const towards = (color: Rgb, end: Rgb, isEnough: (candidate: Rgb) => boolean): Rgb => {
  for (let share = 0; share < 1; share += step) {
    const candidate = mix(color, end, share);
    if (isEnough(candidate)) return candidate;
  }
  return end;
};

const reaches =
  (ratio: number, grounds: readonly Rgb[]) =>
  (candidate: Rgb): boolean =>
    grounds.every((ground) => contrastOf(candidate, ground) >= ratio);

/** The colour, or the first darker one that has this contrast to every ground. */
export const darkenUntil = (color: Rgb, ratio: number, ...grounds: Rgb[]): Rgb =>
  towards(color, black, reaches(ratio, grounds));

/** The colour, or the first lighter one that has this contrast to every ground. */
export const lightenUntil = (color: Rgb, ratio: number, ...grounds: Rgb[]): Rgb =>
  towards(color, white, reaches(ratio, grounds));
