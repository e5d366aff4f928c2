import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Bytes between two collections: few enough that the same memory is used again while the processor still holds it. */
const step = 4 * 1024 * 1024;
/** Batches between two collections of all objects: each holds up all others for about 50 ms. */
const batchesToAll = 100;
const collect = findCollector();
let passed = 0;
let batches = 0;

/**
 * Says that a piece of a body has passed and nobody needs it any more. V8 counts the pieces as small objects, so it would let
 * hundreds of megabytes gather and then mark the whole heap. A collection of the young objects alone frees them for a tenth of that.
 */
export function countPassedBytes(bytes: number): void {
  passed += bytes;
  if (passed < step) return;
  passed = 0;
  collect?.('minor');
}

/**
 * Says that a batch of long work has passed. A collection of the young objects alone frees most of it. What two batches shared counts as
 * old by then, and V8 would let it grow to several times the heap: so now and then all is collected.
 */
export function passBatch(): void {
  batches += 1;
  collect?.(batches % batchesToAll === 0 ? 'major' : 'minor');
}

/** Undefined where the runtime offers none: then V8 collects when it likes. */
function findCollector(): ((type: 'minor' | 'major') => void) | undefined {
  setFlagsFromString('--expose-gc');
  const collector: unknown = runInNewContext('globalThis.gc');
  return typeof collector === 'function' ? (type) => collector({ type }) : undefined;
}
