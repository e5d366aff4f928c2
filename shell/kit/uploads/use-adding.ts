import { useIntl } from 'react-intl';
import { isRequestError } from '../../core/request/index.ts';
import { notify } from '../notify/index.ts';
import { openUploads } from './open-uploads.ts';
import type { PageUploads, UploadOptions } from './page-uploads.ts';

/** Adds what a control was given, and says where that failed. Needs the words of this room. */
export function useAdding(options: UploadOptions): (files: Parameters<PageUploads['add']>[0]) => void {
  const { formatMessage } = useIntl();
  return (files) => {
    openUploads()
      .then((uploads) => uploads.add(files, options))
      .catch((error: unknown) => {
        // A refused request has said so itself.
        if (!isRequestError(error)) notify(formatMessage({ id: 'kit.upload.lost' }), { tone: 'error' });
      });
  };
}
