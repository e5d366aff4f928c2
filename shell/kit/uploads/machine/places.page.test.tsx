import { answerCalls } from 'shell/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { driveFileAdd, driveFolderEnsure } from '#shared/contracts';
import { toPickedFile } from '#shared/upload-client';
import type { UploadDestination } from '../destination.ts';
import { makeFolders } from './make-folders.ts';
import { placeFile } from './place-file.ts';

const destination: UploadDestination = { kind: 'drive', spaceId: 's1', parentId: 'top', whenTaken: 'number' };
const stored = { fileId: 'f1', name: 'a.zip', size: 1, type: 'x', md5: '0'.repeat(32), path: 'f1' };
const { signal } = new AbortController();

afterEach(() => vi.unstubAllGlobals());

function fileAt(path: string) {
  return toPickedFile(new File([], path.split('/').at(-1) ?? ''), path);
}

test('when a folder goes to a drive, then its folders are made by one call, and each file goes to its own (N06)', async () => {
  const paths = ['作业', '作业/图片'];
  const sent = answerCalls(() => ({ data: paths.map((path) => ({ path, entryId: `id of ${path}` })) }));
  const place = await makeFolders({ label: 'Mine', destination }, paths);
  expect(sent).toMatchObject([
    { path: driveFolderEnsure.path, payload: { spaceId: 's1', parentId: 'top', paths } },
  ]);
  const parentOf = (path: string): string | undefined => place(fileAt(path)).destination?.parentId;
  expect(parentOf('作业/a.zip')).toBe('id of 作业');
  expect(parentOf('作业/图片/b.zip')).toBe('id of 作业/图片');
  expect(parentOf('c.zip')).toBe('top');
});

test('when files go nowhere, then no folder is made', async () => {
  const sent = answerCalls(() => ({}));
  const place = await makeFolders({ label: 'Mine' }, ['作业']);
  expect(place(fileAt('作业/a.zip'))).toEqual({ label: 'Mine', destination: undefined });
  expect(sent).toEqual([]);
});

test('when a file is uploaded for a drive, then it is put there', async () => {
  const sent = answerCalls(() => ({
    status: 403,
    code: 'forbidden',
    message: 'no',
  }));
  await expect(placeFile(stored, destination, signal)).rejects.toMatchObject({ status: 403 });
  const { kind: _, ...payload } = destination;
  expect(sent).toMatchObject([
    { path: driveFileAdd.path, payload: { ...payload, fileId: 'f1', whenPlaced: 'answer' } },
  ]);
});

test('when a kept destination is none that this page knows, then nothing is sent', async () => {
  const sent = answerCalls(() => ({}));
  await expect(placeFile(stored, { kind: 'moon' }, signal)).rejects.toThrow();
  expect(await placeFile(stored, undefined, signal)).toBeUndefined();
  expect(sent).toEqual([]);
});
