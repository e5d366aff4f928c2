import { type RefObject, useEffect, useState } from 'react';
import type { CameraProblem } from '../machine/face-state.ts';
import { closeCamera, listCameras, openCamera } from './open-camera.ts';

interface CameraOptions {
  /** Whether it is to be open; it closes with the component too. */
  isWanted: boolean;
  video: RefObject<HTMLVideoElement | null>;
  onOpened: () => void;
  onProblem: (problem: CameraProblem) => void;
  onClosed: () => void;
}

export interface Camera {
  /** Whether its picture moves. */
  isLive: boolean;
  /** All cameras of this device, once one was allowed. */
  cameras: readonly MediaDeviceInfo[];
  /** Id of the one that looks. */
  used: string | undefined;
  choose: (deviceId: string) => void;
}

/** Shows a camera in a video element as long as it is wanted, and releases it at once when it is not. */
export function useCamera({ isWanted, video, onOpened, onProblem, onClosed }: CameraOptions): Camera {
  const [isLive, setLive] = useState(false);
  const [cameras, setCameras] = useState<readonly MediaDeviceInfo[]>([]);
  const [chosen, choose] = useState<string>();
  const [used, setUsed] = useState<string>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the callbacks are new at each rendering and do the same
  useEffect(() => {
    if (!isWanted) return;
    let isLeft = false;
    let stream: MediaStream | undefined;
    const begin = async (): Promise<void> => {
      const opened = await openCamera(chosen);
      if (typeof opened === 'string') return isLeft ? undefined : onProblem(opened);
      const element = video.current;
      if (isLeft || !element) return closeCamera(opened);
      stream = opened;
      // Pulled out, or taken away by the browser's own button.
      for (const track of opened.getTracks()) track.onended = () => onProblem('lost');
      element.srcObject = opened;
      await element.play().catch(() => undefined);
      if (isLeft) return;
      setUsed(opened.getVideoTracks()[0]?.getSettings().deviceId);
      setLive(true);
      onOpened();
      setCameras(await listCameras().catch(() => []));
    };
    void begin();
    return () => {
      isLeft = true;
      setLive(false);
      if (stream) closeCamera(stream);
      if (video.current) video.current.srcObject = null;
      onClosed();
    };
  }, [isWanted, chosen, video]);

  return { isLive, cameras, used, choose };
}
