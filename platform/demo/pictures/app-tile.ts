import { tileGradient } from './tile-colour.ts';

/** What a tile shows: shapes in a 64 px box, white where `fill` or `stroke` is inherited. */
export interface Glyph {
  /** Filled white. */
  solid?: string;
  /** Drawn in white lines, round caps. */
  lines?: string;
  /** Filled white at half strength, behind the rest. */
  soft?: string;
  /** Cut out of the solid shapes, drawn as lines in the tile's own colour. */
  cut?: string;
}

const layer = (attributes: string, shapes: string | undefined): string =>
  shapes ? `<g ${attributes}>${shapes}</g>` : '';

const round = 'fill="none" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"';

/** The picture of an app: a two-stop gradient of its hue (OKLCH degrees) and a white glyph, 64 px square. */
export const createAppTile = (hue: number, glyph: Glyph): string => {
  const { top, bottom } = tileGradient(hue);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">',
    '<defs><linearGradient id="g" x1="0" y1="0" x2=".35" y2="1">',
    `<stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>`,
    '<rect width="64" height="64" rx="18" fill="url(#g)"/>',
    layer('fill="#fff" opacity=".5"', glyph.soft),
    layer('fill="#fff"', glyph.solid),
    layer(`stroke="#fff" ${round}`, glyph.lines),
    layer(`stroke="${bottom}" ${round}`, glyph.cut),
    '</svg>',
  ].join('');
};
