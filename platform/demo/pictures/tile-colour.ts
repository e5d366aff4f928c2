/** Lightness and chroma (OKLCH) of the two stops: even for every hue, the middle dark enough for a white glyph at 3:1. */
const stops = {
  top: { lightness: 0.69, chroma: 0.14, turn: 0 },
  bottom: { lightness: 0.55, chroma: 0.155, turn: 14 },
} as const;

/** An OKLCH colour as `#rrggbb`, clipped to sRGB: older browsers draw hex everywhere, `oklch()` only the newest. */
export function oklchToHex(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  return `#${toHexPair(red)}${toHexPair(green)}${toHexPair(blue)}`;
}

/** The two stops of a tile's gradient, from an OKLCH hue in degrees. */
export function tileGradient(hue: number): { top: string; bottom: string } {
  return {
    top: oklchToHex(stops.top.lightness + lift(hue), stops.top.chroma, hue + stops.top.turn),
    bottom: oklchToHex(
      stops.bottom.lightness + lift(hue),
      stops.bottom.chroma,
      hue + (lift(hue) ? -stops.bottom.turn : stops.bottom.turn),
    ),
  };
}

function toHexPair(linear: number): string {
  return Math.round(255 * Math.min(1, Math.max(0, toSrgb(Math.max(0, linear)))))
    .toString(16)
    .padStart(2, '0');
}

/** Orange and yellow turn to brown when they are as dark as the rest. */
function lift(hue: number): number {
  return hue > 35 && hue < 110 ? 0.05 : 0;
}

function toSrgb(linear: number): number {
  return linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
}
