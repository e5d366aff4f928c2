import type { ReactElement } from 'react';
import type { DriveEntry } from '#shared/contracts';
import type { DrivePageAnswer } from '../list/entry-pages.ts';
import type { DriveQuery } from '../place/drive-query.ts';
import { PreviewDialog } from './preview-dialog.tsx';
import { useBeside } from './use-beside.ts';

export interface FilePreviewProps {
  entry: DriveEntry;
  /** The list that it was opened from. */
  query: DriveQuery;
  firstPage: DrivePageAnswer;
  onShow: (entry: DriveEntry) => void;
  onClose: () => void;
}

/** A file of a list, large, with the way to those beside it. */
export function FilePreview({ entry, query, firstPage, onShow, onClose }: FilePreviewProps): ReactElement {
  const beside = useBeside(query, firstPage, entry);
  return <PreviewDialog entry={entry} beside={beside} onShow={onShow} onClose={onClose} />;
}
