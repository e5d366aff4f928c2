import { driveFolderEnsure } from '#shared/contracts';
import type { PickedFile } from '#shared/upload-client';
import { request } from '../../../core/request/index.ts';
import type { UploadOptions } from '../page-uploads.ts';

/** Paths that one call takes. */
const maxPaths = 2_000;

type Place = Pick<UploadOptions, 'destination' | 'label'>;

/**
 * Makes the folders of a picked folder where the files go, empty ones too (N06).
 * @returns says where a file goes
 * @throws RequestError after it was shown
 */
export async function makeFolders(
  { destination, label }: UploadOptions,
  directories: readonly string[],
): Promise<(file: PickedFile) => Place> {
  if (!destination || directories.length === 0) return () => ({ destination, label });
  const { spaceId, parentId } = destination;
  const ids = new Map<string, string>();
  for (let start = 0; start < directories.length; start += maxPaths) {
    const paths = directories.slice(start, start + maxPaths);
    const made = await request(driveFolderEnsure, { spaceId, parentId, paths });
    for (const { path, entryId } of made) ids.set(path, entryId);
  }
  return ({ webkitRelativePath }) => {
    const id = ids.get(webkitRelativePath.split('/').slice(0, -1).join('/'));
    return { label, destination: id === undefined ? destination : { ...destination, parentId: id } };
  };
}
