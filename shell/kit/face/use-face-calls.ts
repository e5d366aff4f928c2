import { useEffect, useRef } from 'react';
import { faceChallenge, faceUser } from '#shared/contracts';
import { isRequestError, request } from '../../core/request/index.ts';
import type { FaceRefusal } from './face-widget-props.ts';
import type { FaceChallenge, FaceEvent, FaceMatch, FaceMode, FaceStage } from './machine/face-state.ts';
import { type FaceOwner, refusalOf, sendFace } from './send-face.ts';

interface FaceCallsOptions extends FaceOwner {
  mode: FaceMode;
  stage: FaceStage;
  dispatch: (event: FaceEvent) => void;
  /** The portal took the picture. */
  onSent: (match: FaceMatch | undefined) => void;
  onRefused: ((refusal: FaceRefusal) => void) | undefined;
}

/** Asks and sends what a stage waits for. */
export function useFaceCalls(options: FaceCallsOptions): void {
  const latest = useRef(options);
  latest.current = options;
  const { stage } = options;
  useEffect(() => {
    const call = callOf(stage, latest.current);
    if (!call) return;
    let isLeft = false;
    call.then(
      (event) => {
        if (event.type === 'sent') latest.current.onSent(event.match);
        if (!isLeft) latest.current.dispatch(event);
      },
      (error: unknown) => {
        const refusal = refusalOf(error);
        if (refusal) latest.current.onRefused?.(refusal);
        if (!isLeft) latest.current.dispatch({ type: 'refused', message: refusal?.message });
      },
    );
    return () => {
      isLeft = true;
    };
  }, [stage]);
}

function callOf(
  stage: FaceStage,
  { mode, userId = '', unitId, recognise }: FaceCallsOptions,
): Promise<FaceEvent> | undefined {
  switch (stage.at) {
    case 'initialising':
      return request(faceUser, { userId }, { silent: true }).then((record) => ({ type: 'loaded', record }));
    case 'asking':
      return askForTurn().then((challenge) => ({ type: 'challenged', challenge }));
    case 'sending':
      return sendFace(mode, stage.shot, { userId, unitId, recognise }).then((match) => ({
        type: 'sent',
        ...(match ? { match } : {}),
      }));
    default:
      return undefined;
  }
}

/** A service of the school's own judges itself whether somebody is there, and the portal then has no challenge (ADR 114). */
async function askForTurn(): Promise<FaceChallenge | undefined> {
  try {
    return await request(faceChallenge, {}, { silent: true });
  } catch (error) {
    if (isRequestError(error) && error.code === 'forbidden') return undefined;
    throw error;
  }
}
