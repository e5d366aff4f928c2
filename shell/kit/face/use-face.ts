import { type RefObject, useEffect, useMemo, useReducer } from 'react';
import { createFrameReader } from './camera/frame-reader.ts';
import { takePicture } from './camera/take-picture.ts';
import { type Camera, useCamera } from './camera/use-camera.ts';
import { useVisible } from './camera/use-visible.ts';
import { useDetector } from './detector/use-detector.ts';
import { watchFaces } from './detector/watch-faces.ts';
import type { FaceEvent, FaceRules, FaceStage, FaceState } from './machine/face-state.ts';
import type { PictureSize } from './machine/face-target.ts';
import { beginFace, reduceFace } from './machine/reduce-face.ts';
import { useClock } from './use-clock.ts';

export interface Face {
  state: FaceState;
  camera: Camera;
  dispatch: (event: FaceEvent) => void;
}

const cameraStages: readonly FaceStage['at'][] = [
  'opening',
  'countdown',
  'ready',
  'tracking',
  'taking',
  'asking',
  'turning',
];

/** Camera, detector, clock and rules of the widget, connected. What is sent is the part of `useFaceCalls`. */
export function useFace(
  rules: FaceRules,
  size: PictureSize,
  video: RefObject<HTMLVideoElement | null>,
): Face {
  const [state, dispatch] = useReducer(
    (before: FaceState, event: FaceEvent) => reduceFace(rules, before, event),
    rules,
    beginFace,
  );
  const { stage } = state;
  const isVisible = useVisible();
  const camera = useCamera({
    isWanted: isVisible && cameraStages.includes(stage.at),
    video,
    onOpened: () => dispatch({ type: 'camera-opened' }),
    onProblem: (problem) => dispatch({ type: 'camera-failed', problem }),
    onClosed: () => dispatch({ type: 'interrupted' }),
  });
  const detector = useDetector(cameraStages.includes(stage.at), (is) => dispatch({ type: 'detector', is }));
  useClock(camera.isLive && isVisible, (ms) => dispatch({ type: 'tick', ms }));

  const reader = useMemo(() => createFrameReader(size), [size]);
  const isWatching =
    camera.isLive &&
    state.detector === 'ready' &&
    (stage.at === 'ready' || stage.at === 'tracking' || stage.at === 'turning');
  useEffect(() => {
    if (!isWatching || !video.current || !detector.current) return;
    const closing = new AbortController();
    void watchFaces({
      detector: detector.current,
      video: video.current,
      reader,
      wantsTurn: () => rules.asksTurn && rules.mode !== 'collect',
      onSeen: (sight) => dispatch({ type: 'seen', sight }),
      onFailed: () => dispatch({ type: 'detector', is: 'failed' }),
      signal: closing.signal,
    });
    return () => closing.abort();
  }, [isWatching, reader, video, detector, rules]);

  const isTaking = stage.at === 'taking' && camera.isLive;
  useEffect(() => {
    if (!isTaking || !video.current) return;
    const picture = takePicture(video.current, size);
    dispatch(picture ? { type: 'taken', picture } : { type: 'camera-failed', problem: 'busy' });
  }, [isTaking, size, video]);

  return { state, camera, dispatch };
}
