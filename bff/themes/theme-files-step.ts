import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { negotiateEncoding, type Step } from '#bff/http';
import {
  contrastStylePath,
  createThemeStyle,
  findThemeOfStylePath,
  namedThemes,
  themePicturePath,
  themeStyleFolder,
  themeStylePath,
} from '#shared/themes';
import { createContrastStyle } from './contrast-style.ts';

interface ThemeFile {
  readonly type: string;
  readonly plain: Buffer;
  readonly gzip: Buffer;
}

/** The names stay while the portal is renewed, so that browsers look again now and then, behind the user's back. */
const cacheControl = 'public, max-age=3600, stale-while-revalidate=604800';

/**
 * Answers the stylesheets and pictures of themes under `/common/styles/1.2.0/` (J08). The named ones stand in
 * memory; that of a mixed colour is computed from its address, in well under a millisecond.
 */
export function createThemeFilesStep(): Step {
  const named = loadNamed();

  const find = (pathname: string): ThemeFile | undefined => {
    const known = named.get(pathname);
    if (known) return known;
    const theme = findThemeOfStylePath(pathname);
    return theme && createStyleFile(createThemeStyle(theme));
  };

  return (req, res, { pathname }, next) => {
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    const file = isRead && pathname.startsWith(themeStyleFolder) ? find(pathname) : undefined;
    if (!file) {
      next();
      return;
    }
    const takesGzip = negotiateEncoding(req.headers['accept-encoding']).includes('gzip');
    const body = takesGzip ? file.gzip : file.plain;
    res.writeHead(200, {
      'content-type': file.type,
      'content-length': body.length,
      'cache-control': cacheControl,
      vary: 'Accept-Encoding',
      ...(takesGzip ? { 'content-encoding': 'gzip' } : {}),
    });
    res.end(req.method === 'HEAD' ? undefined : body);
  };
}

function loadNamed(): ReadonlyMap<string, ThemeFile> {
  return new Map([
    [contrastStylePath, createStyleFile(createContrastStyle())] as const,
    ...namedThemes.map((theme) => [themeStylePath(theme), createStyleFile(createThemeStyle(theme))] as const),
    ...namedThemes
      .filter(({ hasPicture }) => hasPicture)
      .map((theme) => [themePicturePath(theme), readPicture(theme.name)] as const),
  ]);
}

function createStyleFile(css: string): ThemeFile {
  return createFile('text/css; charset=utf-8', Buffer.from(css));
}

function readPicture(name: string): ThemeFile {
  return createFile('image/svg+xml', readFileSync(path.join(import.meta.dirname, 'pictures', `${name}.svg`)));
}

function createFile(type: string, content: Buffer): ThemeFile {
  return {
    type,
    plain: content,
    gzip: gzipSync(content, { level: 9 }),
  };
}
