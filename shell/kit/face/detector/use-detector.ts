import { useEffect, useRef, useState } from 'react';
import { createFaceDetector } from './create-face-detector.ts';
import type { FaceDetector } from './face-detector.ts';

/**
 * Starts the detector when it is first wanted, as its models weigh much, and ends it with the component.
 * @returns the one that runs, undefined before that
 */
export function useDetector(
  isWanted: boolean,
  onEnd: (is: 'ready' | 'failed') => void,
): { current: FaceDetector | undefined } {
  const running = useRef<FaceDetector>(undefined);
  const [isBegun, setBegun] = useState(isWanted);
  if (isWanted && !isBegun) setBegun(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it starts once
  useEffect(() => {
    if (!isBegun) return;
    const detector = createFaceDetector();
    let isLeft = false;
    const end = (is: 'ready' | 'failed'): void => {
      if (isLeft) return;
      running.current = is === 'ready' ? detector : undefined;
      onEnd(is);
    };
    detector.init().then(
      () => end('ready'),
      () => end('failed'),
    );
    return () => {
      isLeft = true;
      running.current = undefined;
      detector.dispose();
    };
  }, [isBegun]);
  return running;
}
