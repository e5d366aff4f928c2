import type { UploadState } from '#shared/upload-client';

/** Rows that are drawn. */
const maxRows = 100;

/** What is drawn of a long list: what has failed first, what has ended last. */
export function chooseRows(uploads: readonly UploadState[]): {
  readonly shown: readonly UploadState[];
  readonly hidden: number;
} {
  const shown =
    uploads.length > maxRows
      ? uploads.toSorted((one, other) => rankOf(one) - rankOf(other)).slice(0, maxRows)
      : uploads;
  return { shown, hidden: uploads.length - shown.length };
}

function rankOf({ status }: UploadState): number {
  if (status === 'failed') return 0;
  return status === 'done' || status === 'aborted' ? 2 : 1;
}
