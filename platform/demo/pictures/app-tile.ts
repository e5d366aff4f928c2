import { type Attributes, attributes, type Html, html, trusted } from '#shared/html';
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

const round = attributes` fill="none" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"`;

/** The picture of an app: a two-stop gradient of its hue (OKLCH degrees) and a white glyph, 64 px square. */
export function createAppTile(hue: number, glyph: Glyph): string {
  const { top, bottom } = tileGradient(hue);
  const tile = html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><defs><linearGradient id="g" x1="0" y1="0" x2=".35" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs><rect width="64" height="64" rx="18" fill="url(#g)"/>${[
    layer(attributes` fill="#fff" opacity=".5"`, glyph.soft),
    layer(attributes` fill="#fff"`, glyph.solid),
    layer(attributes` stroke="#fff"${round}`, glyph.lines),
    layer(attributes` stroke="${bottom}"${round}`, glyph.cut),
  ]}</svg>`;
  return tile.toString();
}

function layer(drawn: Attributes, shapes: string | undefined): Html | undefined {
  return shapes ? html`<g${drawn}>${trusted(shapes)}</g>` : undefined;
}
