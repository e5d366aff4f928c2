import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FinishUpload, Uploader, UploaderOptions } from './index.ts';
import { createMemoryStore } from './keeping/unfinished-store.ts';
import { createTestUploader, waitForStatus } from './testing/test-uploader.ts';
import { startUploadServer, type UploadServer } from './testing/upload-server.ts';

let server: UploadServer;
const opened: Uploader[] = [];
const folder = { serverid: 'drive', label: 'My files', destination: { folder: 'f1' } };

beforeEach(async () => {
  server = await startUploadServer();
});
afterEach(async () => {
  for (const uploader of opened.splice(0)) uploader.close();
  await server.close();
});

function open(options: Partial<UploaderOptions>): Uploader {
  const uploader = createTestUploader(server, options);
  opened.push(uploader);
  return uploader;
}

function createFile(name = 'a.zip'): File {
  return new File([new Uint8Array(randomBytes(100))], name, { lastModified: 1 });
}

/** Ends when an upload has failed. */
function waitForFailure(uploader: Uploader, id: string | undefined): Promise<void> {
  return waitForStatus(uploader, id, 'failed');
}

test('when the bytes are kept, then the last step has the file and its destination, and done comes after it', async () => {
  const steps: unknown[] = [];
  const finish: FinishUpload = async ({ name }, { target }) => void steps.push([name, target]);
  const uploader = open({ finish });
  const [id] = uploader.add([createFile()], folder).ids;
  await waitForStatus(uploader, id, 'done');
  expect(steps).toEqual([['a.zip', folder]]);
  expect(server.received.at(-1)?.fields.serverid).toBe('drive');
});

test('when the last step fails, then the upload has failed, and another attempt sends nothing', async () => {
  let attempts = 0;
  const uploader = open({
    finish: async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('the folder is gone');
    },
  });
  const [id] = uploader.add([createFile()], folder).ids;
  await waitForFailure(uploader, id);
  expect(uploader.getUploads()[0]?.failure).toMatchObject({
    kind: 'placeerror',
    message: 'the folder is gone',
    mayRetry: true,
  });
  const calls = server.received.length;
  uploader.retry(id);
  await waitForStatus(uploader, id, 'done');
  expect(attempts).toBe(2);
  expect(server.received.length).toBe(calls);
});

test('when the same file goes to two places, then both are uploads', async () => {
  const uploader = open({});
  const file = createFile();
  const other = { ...folder, destination: { folder: 'f2' } };
  const ids = [folder, folder, other].map((target) => uploader.add([file], target).ids[0]);
  expect(ids[0]).toBe(ids[1]);
  expect(ids[2]).not.toBe(ids[0]);
  await waitForStatus(uploader, ids[2], 'done');
});

test('when a page goes, then the next one knows the destination, and goes on with the file that is picked again', async () => {
  const store = createMemoryStore();
  const first = open({ store });
  server.fault = () => 'hang';
  first.add([createFile('other.zip')], folder);
  const file = createFile();
  first.add([file], folder);
  await expect.poll(async () => (await store.list()).length).toBe(2);
  const second = open({ store });
  // The first page lives.
  await expect.poll(() => second.listUnfinished()).toEqual([]);
  first.close();
  await expect.poll(async () => (await second.listUnfinished()).length).toBe(2);
  expect((await second.listUnfinished())[0]).toMatchObject(folder);

  server.fault = () => undefined;
  const stranger = createFile('stranger.zip');
  expect(await second.resumePicked([file, stranger])).toEqual([stranger]);
  const [upload] = second.getUploads();
  expect(upload).toMatchObject({ name: 'a.zip', label: 'My files' });
  await waitForStatus(second, upload?.id, 'done');
});
