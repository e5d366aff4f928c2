import { phScriptPath } from '#bff/old-pages';
import { oldBrowserPath } from '#bff/pages';
import { attributes, type Html, html } from '#shared/html';
import { defaultLanguage } from '#shared/language';
import type { ViewportFiles, ViewportQuery } from '#shared/viewport-files';
import { viewportScriptPath } from './viewport-script.ts';

export interface FramePage {
  readonly query: ViewportQuery;
  /** Undefined where the manifest names no script for the file id. */
  readonly files: ViewportFiles | undefined;
  readonly nonce: string;
}

/**
 * Only the portal may frame the page. Scripts come from the app alone, and need the nonce or its folder; styles may stand in the
 * text of the bundle, as they did in its time.
 */
export function framePolicy(nonce: string, origin: string, app: string): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' ${origin}/${app}/`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** The page of one frame: the global `PH`, a container, and the script that loads the bundle into it. */
export function renderFramePage({ query, files, nonce }: FramePage): Html {
  const { app, fileId, id = '', linkUrl = '' } = query;
  const { script, style } = files ?? {};
  const addresses = attributes` data-script="${script?.src ?? ''}" data-script-integrity="${script?.integrity ?? ''}" data-style="${style?.src ?? ''}" data-style-integrity="${style?.integrity ?? ''}" data-default-language="${defaultLanguage}"`;
  return html`<!doctype html>
<html lang="${defaultLanguage}">
<head>
<meta charset="utf-8">
<title></title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/favicon.ico" type="image/svg+xml">
<script nonce="${nonce}" src="${phScriptPath}"></script>
</head>
<body>
<div id="viewport" data-app="${app}" data-file-id="${fileId}" data-id="${id}" data-link-url="${linkUrl}"></div>
<script nomodule nonce="${nonce}" src="${oldBrowserPath}"></script>
<script nonce="${nonce}" src="${viewportScriptPath}"${addresses}></script>
</body>
</html>
`;
}
