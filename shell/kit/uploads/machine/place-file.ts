import * as v from 'valibot';
import { driveFileAdd, type StoredFile } from '#shared/contracts';
import { request } from '../../../core/request/index.ts';
import type { UploadDestination } from '../destination.ts';

/** As it comes back from the browser's storage, where an older page may have written it. */
const destinationSchema = v.object({
  kind: v.literal('drive'),
  spaceId: v.string(),
  parentId: v.string(),
  whenTaken: v.picklist(['version', 'number']),
  name: v.optional(v.string()),
});

/**
 * Puts an uploaded file where it was to go.
 * @returns the destination; undefined where there is none
 * @throws RequestError, ValiError
 */
export async function placeFile(
  { fileId }: StoredFile,
  destination: unknown,
  signal: AbortSignal,
): Promise<UploadDestination | undefined> {
  if (destination === undefined) return undefined;
  const place = v.parse(destinationSchema, destination);
  const { kind: _, ...payload } = place;
  // Another attempt after a lost answer finds the file where it is.
  await request(driveFileAdd, { ...payload, fileId, whenPlaced: 'answer' }, { signal, silent: true });
  return place;
}
