import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import {
  createSpeedMeter,
  type UnfinishedUpload,
  type UploadState,
  type UploadTotals,
} from '#shared/upload-client';
import type { PageUploads, RefusedFile } from '../../../kit/uploads/index.ts';
import { createSpeeds } from './speeds.ts';

/** What the panel shows. */
export interface PanelState {
  readonly uploads: readonly UploadState[];
  readonly refused: readonly RefusedFile[];
  /** What an earlier page left. */
  readonly unfinished: readonly UnfinishedUpload[];
  readonly totals: UploadTotals;
  /** Bytes per second of one upload over the last 5 s. */
  readonly speedOf: (id: string) => number;
  readonly isEmpty: boolean;
  readonly isInFlight: boolean;
  /** Uploads that have not ended. */
  readonly running: number;
  /** How many wait for the user: failed, refused, or to be picked again. */
  readonly needsUser: number;
  /** Reads anew what an earlier page left. */
  readonly readUnfinished: () => void;
}

const ended: ReadonlySet<string> = new Set(['done', 'failed', 'aborted']);
/** Speeds and times left are those of so many ms ago at most. */
const tickMs = 1_000;

export function usePanel({ uploader, refused }: PageUploads): PanelState {
  const uploads = useSyncExternalStore(uploader.subscribe, uploader.getUploads);
  const problems = refused.use();
  const [unfinished, setUnfinished] = useState<readonly UnfinishedUpload[]>([]);
  const [speeds] = useState(() => createSpeeds(() => createSpeedMeter(() => performance.now())));
  speeds.note(uploads);
  const running = uploads.filter(({ status }) => !ended.has(status)).length;
  useTick(running > 0);
  const readUnfinished = useCallback(() => {
    void uploader.listUnfinished().then(setUnfinished);
  }, [uploader]);
  useEffect(readUnfinished, [readUnfinished]);
  const present = new Set(uploads.map(({ path, size }) => `${path} ${size}`));
  const left = unfinished.filter(
    ({ fileName, webkitRelativePath, size }) => !present.has(`${webkitRelativePath || fileName} ${size}`),
  );
  const failed = uploads.filter(({ status }) => status === 'failed').length;
  return {
    uploads,
    refused: problems,
    unfinished: left,
    totals: uploader.getTotals(),
    speedOf: speeds.of,
    isEmpty: uploads.length + problems.length + left.length === 0,
    isInFlight: uploader.isInFlight(),
    running,
    needsUser: failed + problems.length + left.length,
    readUnfinished,
  };
}

/** Draws again while something runs: a speed falls also when nothing happens. */
function useTick(isOn: boolean): void {
  const [, setTick] = useState(0);
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => setTick((tick) => tick + 1), tickMs);
    return () => clearInterval(timer);
  }, [isOn]);
}
