import { type ReactElement, Suspense } from 'react';
import { lazy } from 'shell/ui';
import type { NameTask, PlaceTask, PurgeTask, Task } from './tasks/task.ts';

// Most visits open no dialog.
const DetailsDrawer = lazy(async () => ({
  default: (await import('./details/details-drawer.tsx')).DetailsDrawer,
}));
const ShareDialog = lazy(async () => ({ default: (await import('./share/share-dialog.tsx')).ShareDialog }));
const NameDialog = lazy(async () => ({ default: (await import('./tasks/name-dialog.tsx')).NameDialog }));
const PlaceDialog = lazy(async () => ({ default: (await import('./tasks/place-dialog.tsx')).PlaceDialog }));
const PurgeDialog = lazy(async () => ({ default: (await import('./tasks/purge-dialog.tsx')).PurgeDialog }));

export interface DriveTasksProps {
  task: Task | undefined;
  onClose: () => void;
}

/** The dialog of what the user has begun. */
export function DriveTasks({ task, onClose }: DriveTasksProps): ReactElement | null {
  return task ? <Suspense fallback={null}>{dialogOf(task, onClose)}</Suspense> : null;
}

function dialogOf(task: Task, onClose: () => void): ReactElement {
  if (task.kind === 'share') return <ShareDialog entry={task.entry} onClose={onClose} />;
  if (task.kind === 'details') return <DetailsDrawer entry={task.entry} onClose={onClose} />;
  if (isPlaceTask(task)) return <PlaceDialog task={task} onClose={onClose} />;
  if (isNameTask(task)) return <NameDialog task={task} onClose={onClose} />;
  return <PurgeDialog task={task} onClose={onClose} />;
}

function isPlaceTask(task: NameTask | PlaceTask | PurgeTask): task is PlaceTask {
  return task.kind === 'move' || task.kind === 'copy';
}

function isNameTask(task: NameTask | PurgeTask): task is NameTask {
  return task.kind === 'create' || task.kind === 'rename';
}
