import { black, formatColor, mix, parseColor, white } from './color.ts';

/** Shares of white in the lighter shades, from the colour towards white. */
const lighterShares = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95];
const darkerShare = 0.1;

export interface Shades {
  /** Ten, each lighter than the one before. */
  readonly lighter: readonly string[];
  /** The colour with 10 % of black. */
  readonly darker: string;
}

/**
 * The palette of a theme colour: ten lightened shades and one that is 10 % darker (J07).
 * @param color such as `#457cd6`
 * @throws TypeError when it is none
 */
export function createShades(color: string): Shades {
  const base = parseColor(color);
  return {
    lighter: lighterShares.map((share) => formatColor(mix(base, white, share))),
    darker: formatColor(mix(base, black, darkerShare)),
  };
}
