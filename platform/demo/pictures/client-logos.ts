import { createAppTile, type Glyph } from './app-tile.ts';

interface Logo {
  /** OKLCH, degrees. */
  hue: number;
  glyph: Glyph;
}

/** Logos of the demo clients that have one; the others show what stands in for it. */
const logos: Readonly<Record<string, Logo>> = {
  // Books on a shelf.
  reader: {
    hue: 35,
    glyph: {
      solid:
        '<path d="M16 17a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v27h-10zM28 21a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v23h-8z"/>',
      soft: '<path d="M38.2 22.4l5.8-1.6a2 2 0 0 1 2.4 1.4l5.6 20.6-9.6 2.4z"/>',
      lines: '<path d="M13 48.5h38"/>',
    },
  },
  // A screen on a stand.
  kiosk: {
    hue: 185,
    glyph: {
      solid: '<path d="M18 13h28a4 4 0 0 1 4 4v20a4 4 0 0 1-4 4H18a4 4 0 0 1-4-4V17a4 4 0 0 1 4-4z"/>',
      lines: '<path d="M32 41v9M23 51h18"/>',
      cut: '<path d="M22 22h12M22 29h7M39 30.5l3.5 3.5"/>',
    },
  },
};

/** Client id to SVG. */
export function createClientLogos(): ReadonlyMap<string, string> {
  return new Map(Object.entries(logos).map(([id, { hue, glyph }]) => [id, createAppTile(hue, glyph)]));
}
