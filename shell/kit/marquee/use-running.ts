import { type RefObject, useEffect, useRef, useState } from 'react';
import { run } from './run.ts';

/** Pixels between the end of the text and its next beginning. */
export const gapPx = 48;

export interface MarqueeParts {
  /** Cuts what runs. */
  place: RefObject<HTMLElement | null>;
  /** Moves: the text, and behind a gap the text again. */
  track: RefObject<HTMLElement | null>;
  /** The first of the two. */
  text: RefObject<HTMLElement | null>;
}

/**
 * Lets a text run while it has no room.
 * @param isStill no motion is wanted
 * @param isPaused stands where it is
 * @returns whether it has no room and runs
 */
export function useRunning(
  { place, track, text }: MarqueeParts,
  isStill: boolean,
  isPaused: boolean,
): boolean {
  const [distance, setDistance] = useState(0);
  const animation = useRef<Animation>(undefined);
  useEffect(() => {
    const [outer, inner] = [place.current, text.current];
    if (!outer || !inner || isStill) {
      setDistance(0);
      return undefined;
    }
    const measure = (): void =>
      setDistance(inner.offsetWidth > outer.clientWidth ? inner.offsetWidth + gapPx : 0);
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [place, text, isStill]);
  useEffect(() => {
    if (!track.current || distance === 0) return undefined;
    const running = run(track.current, distance);
    animation.current = running;
    return () => running.cancel();
  }, [track, distance]);
  // After the effect that begins it, so that what begins while it is paused stands still at once.
  useEffect(() => {
    if (distance === 0) return;
    if (isPaused) animation.current?.pause();
    else animation.current?.play();
  }, [isPaused, distance]);
  return distance > 0;
}
