import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Bytes between two collections: few enough that the same memory is used again while the processor still holds it. */
const step = 4 * 1024 * 1024;
const collectYoung = findCollector();
let passed = 0;

/**
 * Says that a piece of a body has passed and nobody needs it any more. V8 counts the pieces as small objects, so it would let
 * hundreds of megabytes gather and then mark the whole heap. A collection of the young objects alone frees them for a tenth of that.
 */
export function countPassedBytes(bytes: number): void {
  passed += bytes;
  if (passed < step) return;
  passed = 0;
  collectYoung?.();
}

/** Undefined where the runtime offers none: then V8 collects when it likes. */
function findCollector(): (() => void) | undefined {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('globalThis.gc');
  return typeof collect === 'function' ? () => collect({ type: 'minor' }) : undefined;
}
