import { appHues } from './app-hues.ts';
import { createAppTile } from './app-tile.ts';
import { schoolLifeGlyphs } from './school-life-glyphs.ts';
import { teachingGlyphs } from './teaching-glyphs.ts';

/** Name of an app's picture file, as `Icon.imgPath` ends: lower case, `.svg`. */
export const appPictureName = (code: string): string => `${code.toLowerCase()}.svg`;

/** Every app's picture, file name to SVG. */
export const createAppPictures = (): ReadonlyMap<string, string> =>
  new Map(
    Object.entries({ ...teachingGlyphs, ...schoolLifeGlyphs }).map(([code, glyph]) => [
      appPictureName(code),
      createAppTile(appHues[code] ?? 250, glyph),
    ]),
  );
