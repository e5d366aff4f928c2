import { createTransportError } from '../transport/upload-transport.ts';
import type { Clock } from './clock.ts';

/**
 * Runs a request that ends when nothing moves for too long.
 * @param stallMs milliseconds without progress
 * @param run gets a signal for the request, and what to call when something moved
 * @throws TransportError `timeout`; the reason of the outer signal; what the request throws
 */
export async function watchProgress<Result>(
  clock: Clock,
  stallMs: number,
  outer: AbortSignal,
  run: (signal: AbortSignal, onMove: () => void) => Promise<Result>,
): Promise<Result> {
  outer.throwIfAborted();
  const stall = new AbortController();
  const over = new AbortController();
  const end = AbortSignal.any([outer, over.signal]);
  let movedAt = clock.now();
  const watch = async (): Promise<void> => {
    for (;;) {
      const left = movedAt + stallMs - clock.now();
      if (left <= 0) break;
      await clock.wait(left, end);
    }
    stall.abort(createTransportError('timeout', `Nothing moved for ${stallMs / 1000} s`));
  };
  watch().catch(() => undefined);
  try {
    return await run(AbortSignal.any([outer, stall.signal]), () => {
      movedAt = clock.now();
    });
  } catch (error) {
    outer.throwIfAborted();
    // A transport may wrap the reason of the signal in an error of its own.
    throw stall.signal.aborted ? stall.signal.reason : error;
  } finally {
    over.abort();
  }
}
