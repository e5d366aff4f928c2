import type { ReactElement } from 'react';
import type { DriveEntry } from '#shared/contracts';
import { ProgressLine } from '../tasks/progress-line.tsx';
import type { ChangeProgress } from '../tasks/use-changing.ts';
import { FloatingBar } from './floating-bar.tsx';
import { UndoBar } from './undo-bar.tsx';

export interface ChangeBarProps {
  /** Of the change that runs. */
  progress: ChangeProgress | undefined;
  removed: readonly DriveEntry[];
  isUndoing: boolean;
  undo: () => void;
  forget: () => void;
}

/** A long change that runs, or what was removed. */
export function ChangeBar({
  progress,
  removed,
  isUndoing,
  undo,
  forget,
}: ChangeBarProps): ReactElement | null {
  const [first] = removed;
  if (progress)
    return (
      <FloatingBar>
        <ProgressLine progress={progress} />
      </FloatingBar>
    );
  if (!first) return null;
  return (
    <UndoBar
      key={first.entryId}
      count={removed.length}
      name={first.name}
      isBusy={isUndoing}
      onUndo={undo}
      onClose={forget}
    />
  );
}
