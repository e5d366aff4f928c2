import type { Log } from '#shared/log';
import type { FaceOptions } from './face-deps.ts';
import { hasPictureReader } from './recogniser/has-picture-reader.ts';
import { createRecogniser } from './recogniser/recogniser.ts';

/**
 * The portal's own recogniser, which takes no memory until the first face. Undefined with 0 workers, and where the optional
 * package that reads pictures is missing: the portal starts all the same.
 */
export function openFaces(
  { workers, secrets, log }: { workers: number; secrets: readonly string[]; log: Log },
  isInstalled: () => boolean = hasPictureReader,
): FaceOptions | undefined {
  if (workers === 0) return undefined;
  if (isInstalled()) return { recogniser: createRecogniser({ workers, log }), secrets };
  log('faces_unavailable', { hint: 'the optional package sharp is not installed' });
  return undefined;
}
