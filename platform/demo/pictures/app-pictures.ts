import { appHues } from './app-hues.ts';
import { createAppTile } from './app-tile.ts';
import { schoolLifeGlyphs } from './school-life-glyphs.ts';
import { teachingGlyphs } from './teaching-glyphs.ts';

/** Name of an app's picture file, as `Icon.imgPath` ends: lower case, `.svg`. */
export function appPictureName(code: string): string {
  return `${code.toLowerCase()}.svg`;
}

/** Every app's picture, file name to SVG. */
export function createAppPictures(): ReadonlyMap<string, string> {
  return new Map(
    Object.entries({ ...teachingGlyphs, ...schoolLifeGlyphs }).map(([code, glyph]) => [
      appPictureName(code),
      createAppTile(appHues[code] ?? 250, glyph),
    ]),
  );
}
