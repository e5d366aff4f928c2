import type { UploadState } from '../machine/upload-state.ts';

const stepPercent = 25;

/** Whole percent of one upload (N04); 100 only when the server has put the file together. */
export function percentOf({ status, sentBytes, size }: UploadState): number {
  if (status === 'done') return 100;
  return size === 0 ? 0 : Math.min(99, Math.floor((sentBytes / size) * 100));
}

/** Says which quarter was passed, for live regions. */
export interface Milestones {
  /** 25, 50, 75 or 100 the first time that it is reached; else undefined. A jump says the highest. */
  next(percent: number): number | undefined;
}

export function createMilestones(): Milestones {
  let last = 0;
  return {
    next(percent) {
      const reached = Math.floor(percent / stepPercent) * stepPercent;
      if (reached <= last) return undefined;
      last = reached;
      return reached;
    },
  };
}
