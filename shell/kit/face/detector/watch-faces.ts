import type { FrameReader } from '../camera/frame-reader.ts';
import type { Sight } from './detector-messages.ts';
import type { FaceDetector } from './face-detector.ts';

/** At most 15 frames a second: more say nothing new, and cost a phone its battery. */
const frameMs = 1000 / 15;

interface WatchOptions {
  detector: FaceDetector;
  video: HTMLVideoElement;
  reader: FrameReader;
  wantsTurn: () => boolean;
  onSeen: (sight: Sight) => void;
  onFailed: () => void;
  signal: AbortSignal;
}

/** Looks at one frame after the other until it is told to stop; a slow device sees fewer, and never queues them. */
export async function watchFaces(options: WatchOptions): Promise<void> {
  const { detector, video, reader, wantsTurn, onSeen, onFailed, signal } = options;
  while (!signal.aborted) {
    const startedAt = performance.now();
    const frame = reader.read(video);
    try {
      const sight = frame && (await detector.detect(frame, wantsTurn()));
      if (signal.aborted) return;
      if (sight) onSeen(reader.enlarge(sight));
    } catch {
      if (!signal.aborted) onFailed();
      return;
    }
    const left = frameMs - (performance.now() - startedAt);
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, left)));
  }
}
