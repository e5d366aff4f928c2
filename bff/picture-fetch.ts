import { askUpstream } from '#bff/upstream';
import type { BffCore } from './core.ts';

/** Asks as nobody: a picture is the same for everyone. */
export function createPictureFetch({ upstream }: BffCore) {
  return (path: string) =>
    askUpstream(upstream.pool, { path, headers: ['accept', 'image/svg+xml'], timeoutMs: 5000 });
}
