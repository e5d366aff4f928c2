import type { UploadDestination } from 'shell/kit';
import type { Target } from '../tasks/task.ts';

/** The service whose rules say which files a drive takes. */
const serverid = 'drive';

export interface UploadTarget extends Target {
  /** The folder or file, as its user knows it. */
  label: string;
}

/** How files go into a folder. By default a taken name gets a number. */
export function driveUpload(
  { spaceId, parentId, label }: UploadTarget,
  whenTaken: UploadDestination['whenTaken'] = 'number',
) {
  return { label, serverid, destination: { kind: 'drive', spaceId, parentId, whenTaken } } as const;
}
