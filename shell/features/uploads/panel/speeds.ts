import type { SpeedMeter, UploadState } from '#shared/upload-client';

export interface Speeds {
  /** Compares uploads with those of the last call. */
  note(uploads: readonly UploadState[]): void;
  /** Bytes per second; 0 for what does not move. */
  of(id: string): number;
}

/** The speed of each upload. */
export function createSpeeds(createMeter: () => SpeedMeter): Speeds {
  const meters = new Map<string, { meter: SpeedMeter; sentBytes: number }>();
  return {
    note(uploads) {
      for (const { id, status, sentBytes } of uploads) {
        if (status !== 'uploading') {
          meters.delete(id);
          continue;
        }
        const known = meters.get(id);
        // What the server had already is no speed.
        const meter = known?.meter ?? createMeter();
        if (known && sentBytes !== known.sentBytes) meter.add(sentBytes - known.sentBytes);
        meters.set(id, { meter, sentBytes });
      }
    },
    of: (id) => meters.get(id)?.meter.speed() ?? 0,
  };
}
