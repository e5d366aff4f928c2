import type { ViewportManifest } from '#shared/contracts';
import type { ViewportPlace } from './viewport-remote.ts';

export interface ViewportFile {
  readonly src: string;
  readonly integrity?: string | undefined;
}

/** What a bundle is made of. */
export interface ViewportFiles {
  readonly script: ViewportFile;
  readonly style: ViewportFile | undefined;
  readonly place: ViewportPlace;
}

/** The files of a file id; undefined where the manifest names no script for it. A style is not needed. */
export function findViewportFiles(manifest: ViewportManifest, fileId: string): ViewportFiles | undefined {
  const script = findEntry(manifest, `${fileId}.js`);
  if (script === undefined) return undefined;
  return { script, style: findEntry(manifest, `${fileId}.css`), place: script.place ?? 'frame' };
}

function findEntry(manifest: ViewportManifest, key: string) {
  const entry = Object.hasOwn(manifest, key) ? manifest[key] : undefined;
  return typeof entry === 'string' ? { src: entry, place: undefined } : entry;
}
