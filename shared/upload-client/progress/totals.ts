import type { UploadState } from '../machine/upload-state.ts';
import type { SpeedMeter } from './speed-meter.ts';

/** All uploads of a page together. */
export interface UploadTotals {
  /** Whole percent of the bytes; 100 only when all are done. */
  readonly percent: number;
  readonly sentBytes: number;
  /** Without what was aborted or has failed. */
  readonly size: number;
  readonly bytesPerSecond: number;
  /** Undefined while nothing moves. */
  readonly secondsLeft: number | undefined;
}

export function sumUp(uploads: readonly UploadState[], meter: SpeedMeter): UploadTotals {
  const counted = uploads.filter(({ status }) => status !== 'aborted' && status !== 'failed');
  const size = counted.reduce((sum, upload) => sum + upload.size, 0);
  const sentBytes = counted.reduce((sum, upload) => sum + upload.sentBytes, 0);
  const isDone = counted.length > 0 && counted.every(({ status }) => status === 'done');
  const percent = size === 0 ? 0 : Math.min(99, Math.floor((sentBytes / size) * 100));
  return {
    percent: isDone ? 100 : percent,
    sentBytes,
    size,
    bytesPerSecond: meter.speed(),
    secondsLeft: meter.secondsFor(size - sentBytes),
  };
}
