import type { ReactElement, ReactNode } from 'react';
import { DropArea, UploadButton, useFinishedUploads } from 'shell/kit';
import { useRefresh } from '../place/use-refresh.ts';
import { driveUpload, type UploadTarget } from './drive-upload.ts';

/** Uploads files and folders into a folder. */
export function DriveUploadButton({ target }: { target: UploadTarget }): ReactElement {
  return <UploadButton takesFolders {...driveUpload(target)} />;
}

export interface DriveDropAreaProps {
  /** Undefined where nothing may be uploaded. */
  target: UploadTarget | undefined;
  children: ReactNode;
}

/** Takes files that are dropped onto the list or pasted, and shows the list anew when one is there. */
export function DriveDropArea({ target, children }: DriveDropAreaProps): ReactElement {
  const refresh = useRefresh();
  useFinishedUploads(({ destination }) => {
    if (destination?.kind === 'drive') void refresh();
  });
  const options = driveUpload(target ?? { spaceId: '', parentId: '', label: '' });
  return (
    <DropArea {...options} disabled={!target}>
      {children}
    </DropArea>
  );
}
