/** Red, green and blue, each 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

export const white: Rgb = [255, 255, 255];
export const black: Rgb = [0, 0, 0];

const hexPattern = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

/** Whether a text is a colour of the form `#457cd6`. */
export function isHexColor(text: string): boolean {
  return hexPattern.test(text);
}

/** @throws TypeError when the text is no colour of the form `#457cd6` */
export function parseColor(hex: string): Rgb {
  const [, red, green, blue] = hexPattern.exec(hex) ?? [];
  if (!red || !green || !blue) throw new TypeError(`not a colour: ${hex}`);
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

/** In lower case, such as `#457cd6`. */
export function formatColor(color: Rgb): string {
  return `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** @param share of `other` in the result, 0 to 1 */
export function mix(color: Rgb, other: Rgb, share: number): Rgb {
  return [
    color[0] + (other[0] - color[0]) * share,
    color[1] + (other[1] - color[1]) * share,
    color[2] + (other[2] - color[2]) * share,
  ];
}

/** Relative luminance, 0 to 1 (WCAG 2.2). */
export function luminanceOf([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast of two colours, 1 to 21 (WCAG 2.2). */
export function contrastOf(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function linear(channel: number): number {
  const share = Math.round(channel) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
