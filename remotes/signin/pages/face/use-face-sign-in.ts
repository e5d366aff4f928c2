import { type RefObject, useEffect, useRef, useState } from 'react';
import { isRequestError, request } from 'shell/request';
import { completeSignIn, useLoginPage, usePage } from 'shell/session';
import { faceLogin } from '#shared/contracts';
import { chooseReturnTo } from '../../state/choose-return-to.ts';
import { createFaceFinder } from './find-faces.ts';
import { type CameraProblem, closeCamera, openCamera } from './open-camera.ts';
import { createSteadyFace } from './steady-face.ts';
import { takePicture } from './take-picture.ts';

/** What the window shows. */
export type FaceStage =
  | { at: 'starting' | 'sending' | 'timeout' | CameraProblem }
  /** `isWatched`: the picture is taken by itself once the face is steady. */
  | { at: 'live'; isWatched: boolean }
  /** The words of the server; none where nobody answered. */
  | { at: 'refused'; message: string | undefined };

export interface FaceSignIn {
  stage: FaceStage;
  /** Takes the picture now and signs in with it. */
  take: () => void;
  retry: () => void;
}

/** After this long without a match the user is asked to try again (O05), ms. */
const watchMs = 15_000;
const frameMs = 80;
const timeout = 30_000;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Opens the camera, watches for a face where the browser can, and signs in with the picture. Closes the camera when left. */
export const useFaceSignIn = (video: RefObject<HTMLVideoElement | null>): FaceSignIn => {
  const { search, hash } = usePage();
  const { unitId } = useLoginPage();
  const [stage, setStage] = useState<FaceStage>({ at: 'starting' });
  const [round, setRound] = useState(0);
  const isSending = useRef(false);
  const returnTo = chooseReturnTo({ origin: location.origin, search, hash });

  const take = async (): Promise<void> => {
    const faceImage = video.current && takePicture(video.current);
    if (!faceImage || isSending.current) return;
    isSending.current = true;
    setStage({ at: 'sending' });
    try {
      await request(
        faceLogin,
        { faceImage, noIntercept: true, ...(unitId ? { unitId } : {}) },
        { silent: true, timeout },
      );
      await completeSignIn(returnTo);
    } catch (error) {
      const isTold = isRequestError(error) && (error.kind === 'body' || error.kind === 'http');
      setStage({ at: 'refused', message: isTold ? error.message : undefined });
    } finally {
      isSending.current = false;
    }
  };
  const takeNow = useRef(take);
  takeNow.current = take;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round opens the camera anew
  useEffect(() => {
    let isLeft = false;
    let stream: MediaStream | undefined;
    const watch = async (element: HTMLVideoElement): Promise<void> => {
      const findFaces = createFaceFinder();
      setStage({ at: 'live', isWatched: findFaces !== undefined });
      const isSteady = createSteadyFace();
      const endsAt = Date.now() + watchMs;
      while (findFaces && !isLeft && !isSending.current) {
        if (isSteady(await findFaces(element).catch(() => []))) return takeNow.current();
        if (Date.now() > endsAt) return setStage({ at: 'timeout' });
        await pause(frameMs);
      }
    };
    const begin = async (): Promise<void> => {
      setStage({ at: 'starting' });
      const opened = await openCamera();
      if (typeof opened === 'string') return isLeft ? undefined : setStage({ at: opened });
      stream = opened;
      const element = video.current;
      if (isLeft || !element) return closeCamera(opened);
      element.srcObject = opened;
      await element.play().catch(() => undefined);
      if (!isLeft) await watch(element);
    };
    void begin();
    return () => {
      isLeft = true;
      if (stream) closeCamera(stream);
    };
  }, [round, video]);

  return { stage, take: () => void take(), retry: () => setRound(round + 1) };
};
