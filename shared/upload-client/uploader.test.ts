import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { noFileMessage, percentOf, UploadError, type Uploader, type UploaderOptions } from './index.ts';
import { createMemoryStore } from './keeping/unfinished-store.ts';
import { createSliceSizes } from './sending/slice-sizes.ts';
import { createQuickClock } from './testing/clocks.ts';
import { md5Of } from './testing/kept-files.ts';
import { createTestNetwork, createTestUploader, waitForStatus } from './testing/test-uploader.ts';
import { startUploadServer, type UploadServer } from './testing/upload-server.ts';

const mega = 1024 * 1024;
const html = { status: 413, type: 'text/html', body: '<!doctype html><h1>Too large</h1>' };

let server: UploadServer;
const opened: Uploader[] = [];

beforeEach(async () => {
  server = await startUploadServer();
});
afterEach(async () => {
  for (const uploader of opened.splice(0)) uploader.close();
  await server.close();
});

function open(options: Partial<UploaderOptions> = {}): Uploader {
  const uploader = createTestUploader(server, options);
  opened.push(uploader);
  return uploader;
}

function fileOf(size: number, name = '作业 📚.zip'): { file: File; content: Buffer } {
  const content = randomBytes(size);
  return { content, file: new File([new Uint8Array(content)], name, { lastModified: 1 }) };
}

function callsOf(name: string) {
  return server.received.filter((call) => call.name === name);
}

async function upload(uploader: Uploader, file: File): Promise<string> {
  const [id = ''] = uploader.add([file]).ids;
  await waitForStatus(uploader, id, 'done');
  return id;
}

function stateOf(uploader: Uploader, id: string | undefined) {
  return uploader.getUploads().find((each) => each.id === id);
}

describe('an upload', () => {
  test.each([0, 1, 2 * mega])('when a file has %i bytes, then it goes in one request', async (size) => {
    const { file, content } = fileOf(size);
    const uploader = open();
    const id = await upload(uploader, file);
    expect(server.received.map(({ name }) => name)).toEqual(
      size === 0
        ? ['second_upload_check', 'upload']
        : ['second_upload_check', 'possession_challenge', 'upload'],
    );
    expect(server.kept.contents.get(md5Of(content))?.equals(content)).toBe(true);
    expect(stateOf(uploader, id)).toMatchObject({ stored: { name: '作业 📚.zip', size }, isInstant: false });
  });

  test('when a file is larger, then it goes in chunks that count from 1, each with its MD5', async () => {
    const { file, content } = fileOf(5 * mega + 7);
    const uploader = open();
    const id = await upload(uploader, file);
    expect(
      callsOf('block')
        .map(({ fields }) => Number(fields.chunk))
        .sort(),
    ).toEqual([1, 2, 3]);
    expect(callsOf('merge_file')[0]?.fields).toMatchObject({ chunks: '3', eachSize: String(2 * mega) });
    expect(server.kept.contents.get(md5Of(content))?.equals(content)).toBe(true);
    expect(percentOf(uploader.getUploads()[0] ?? expect.fail())).toBe(100);
    expect(stateOf(uploader, id)?.sentBytes).toBe(file.size);
  });

  test('when the server has the content of this user, then no byte goes', async () => {
    const { file, content } = fileOf(3 * mega);
    server.kept.keep('old', content);
    const uploader = open();
    const id = await upload(uploader, file);
    expect(server.received.map(({ name }) => name)).toEqual(['second_upload_check']);
    expect(stateOf(uploader, id)?.isInstant).toBe(true);
  });

  test('when a colleague has the content, then a proof of possession is enough', async () => {
    const { file, content } = fileOf(3 * mega);
    server.others.set(md5Of(content), content);
    await upload(open(), file);
    expect(server.received.map(({ name }) => name)).toEqual([
      'second_upload_check',
      'possession_challenge',
      'claim',
    ]);
  });

  test('when some chunks are there, then only the missing ones go', async () => {
    const { file, content } = fileOf(10 * mega);
    server.kept.putPart(md5Of(content), 2 * mega, content.subarray(2 * mega, 6 * mega));
    await upload(open(), file);
    const sent = callsOf('block').map(({ fields }) => Number(fields.chunk));
    expect(sent.sort()).toEqual([1, 4, 5]);
  });

  test('when the server does not know block_status, then each chunk is checked by itself', async () => {
    const { file, content } = fileOf(5 * mega);
    server.kept.putPart(md5Of(content), 0, content.subarray(0, 2 * mega));
    server.fault = ({ name }) => (name === 'block_status' ? { status: 404 } : undefined);
    await upload(open(), file);
    expect(callsOf('block_upload_check')).toHaveLength(3);
    expect(callsOf('block')).toHaveLength(2);
  });

  test('when the rules refuse a file, then it is named and the other goes', async () => {
    const uploader = open({
      checkFile: ({ fileName }) => (fileName.endsWith('.exe') ? { message: '类型不允许' } : undefined),
    });
    const { ids, refused } = uploader.add([fileOf(1, 'a.exe').file, fileOf(1, 'a.zip').file]);
    expect(refused).toMatchObject([{ file: { fileName: 'a.exe' }, refusal: { message: '类型不允许' } }]);
    await waitForStatus(uploader, ids[0], 'done');
  });

  test('when no file is given, then the warning is that of the specification', () => {
    expect(() => open().add([])).toThrow(UploadError);
    expect(() => open().add([])).toThrow('Not find file');
    expect(noFileMessage).toBe('Not find file');
  });

  test('when two files have the same content, then its bytes go once', async () => {
    const { file, content } = fileOf(3 * mega);
    const copy = new File([new Uint8Array(content)], 'copy.zip', { lastModified: 2 });
    const uploader = open();
    const { ids } = uploader.add([file, copy]);
    for (const id of ids) await waitForStatus(uploader, id, 'done');
    expect(callsOf('block')).toHaveLength(2);
    expect(uploader.getUploads().filter(({ isInstant }) => isInstant)).toHaveLength(1);
  });
});

describe('a bad line', () => {
  test.each([1, 2, 3, 4])(
    'when it is cut in chunk request %i, then that chunk alone goes again',
    async (cutAt) => {
      const { file, content } = fileOf(8 * mega);
      const clock = createQuickClock();
      server.fault = ({ name, count }) => (name === 'block' && count === cutAt ? 'cut' : undefined);
      await upload(open({ clock }), file);
      expect(callsOf('block')).toHaveLength(4);
      expect(clock.delays).toEqual([1000]);
      expect(server.kept.contents.has(md5Of(content))).toBe(true);
    },
  );

  test('when a proxy answers 413 with a page, then chunks are halved until they pass', async () => {
    const { file, content } = fileOf(3 * mega);
    const sizes = createSliceSizes({ storage: undefined, network: () => 'test' });
    server.fault = ({ name, bytes }) => (name === 'block' && bytes > 600 * 1024 ? html : undefined);
    await upload(open({ sizes }), file);
    expect(sizes.current()).toBe(512 * 1024);
    expect(server.kept.contents.has(md5Of(content))).toBe(true);
  });

  test('when even the smallest chunk is too large, then the upload fails as uploadunkerror', async () => {
    server.fault = ({ name }) => (name === 'block' ? html : undefined);
    const uploader = open();
    const [id] = uploader.add([fileOf(3 * mega).file]).ids;
    await waitForStatus(uploader, id, 'failed');
    expect(stateOf(uploader, id)?.failure).toMatchObject({ kind: 'uploadunkerror', mayRetry: false });
  });

  test('when a small file is too large for a proxy, then it goes in chunks', async () => {
    server.fault = ({ name }) => (name === 'upload' ? html : undefined);
    await upload(open(), fileOf(2 * mega).file);
    expect(callsOf('block').length).toBeGreaterThan(1);
  });

  test.each([
    [403, mega],
    // The sign-in page of a network says nothing about sizes.
    [200, 2 * mega],
  ])('when a proxy answers a page with %i, then chunks are of %i bytes', async (status, eachSize) => {
    const { file } = fileOf(3 * mega);
    const page = { ...html, status };
    const sizes = createSliceSizes({ storage: undefined, network: () => 'test' });
    server.fault = ({ name, bytes, count }) =>
      name === 'block' && bytes > 1.5 * mega && (status === 403 || count < 4) ? page : undefined;
    await upload(open({ sizes }), file);
    expect(callsOf('merge_file')[0]?.fields.eachSize).toBe(String(eachSize));
    expect(sizes.current()).toBeGreaterThanOrEqual(eachSize);
  });

  test('when a gateway answers 502 with a page once, then the same chunk goes again in its size', async () => {
    const { file } = fileOf(3 * mega);
    server.fault = ({ name, count }) =>
      name === 'block' && count === 1 ? { ...html, status: 502 } : undefined;
    await upload(open(), file);
    expect(callsOf('merge_file')[0]?.fields.eachSize).toBe(String(2 * mega));
  });

  test('when a size cuts the line thrice, then chunks are halved', async () => {
    const { file } = fileOf(3 * mega);
    server.fault = ({ name, bytes }) => (name === 'block' && bytes > 1.5 * mega ? 'cut' : undefined);
    await upload(open(), file);
    expect(callsOf('merge_file')[0]?.fields.eachSize).toBe(String(mega));
  });

  test('when the server says 429 with Retry-After, then the chunk waits at least so long', async () => {
    const clock = createQuickClock();
    const busy = { status: 429, headers: { 'retry-after': '7' } };
    server.fault = ({ name, count }) => (name === 'block' && count === 1 ? busy : undefined);
    await upload(open({ clock }), fileOf(3 * mega).file);
    expect(clock.delays).toEqual([7000]);
  });

  test('when merge says that parts are missing, then they go again', async () => {
    const gap = {
      status: 200,
      body: JSON.stringify({ status: 409, code: 'chunkmerge', message: 'gap', data: null }),
    };
    server.fault = ({ name, count }) => (name === 'merge_file' && count === 1 ? gap : undefined);
    await upload(open(), fileOf(3 * mega).file);
    expect(callsOf('block_status')).toHaveLength(2);
  });

  test.each([
    ['second_upload_check', 'checkerror', 3],
    ['upload', 'uploaderror', 1],
    ['block_status', 'checkchunkerror', 3],
    ['block', 'uploadunkerror', 3],
    ['merge_file', 'chunkmerge', 3],
  ])('when %s is refused, then the failure is %s and names the request', async (call, kind, megas) => {
    const body = JSON.stringify({ status: 403, code: 'forbidden', message: 'no', requestId: 'r-9' });
    server.fault = ({ name }) => (name === call ? { status: 200, body } : undefined);
    const uploader = open();
    const [id] = uploader.add([fileOf(megas * mega).file]).ids;
    await waitForStatus(uploader, id, 'failed');
    expect(stateOf(uploader, id)?.failure).toEqual({
      kind,
      message: 'no',
      status: 403,
      code: 'forbidden',
      requestId: 'r-9',
      mayRetry: false,
    });
    server.fault = () => undefined;
    uploader.retry();
    await waitForStatus(uploader, id, 'done');
  });

  test('when the server stays away, then the upload fails after ten attempts and a retry may help', async () => {
    const clock = createQuickClock();
    server.fault = ({ name }) => (name === 'second_upload_check' ? 'cut' : undefined);
    const uploader = open({ clock });
    const [id] = uploader.add([fileOf(1).file]).ids;
    await waitForStatus(uploader, id, 'failed');
    expect(stateOf(uploader, id)?.failure).toMatchObject({ kind: 'checkerror', mayRetry: true });
    expect(clock.delays).toHaveLength(9);
  });
});

describe('control', () => {
  test('when an upload is paused and resumed, then chunks that are there do not go again', async () => {
    const { file } = fileOf(8 * mega);
    const uploader = open();
    server.fault = ({ name, count }) => (name === 'block' && count > 2 ? 'hang' : undefined);
    const [id] = uploader.add([file]).ids;
    await expect.poll(() => callsOf('block').length, { timeout: 10_000 }).toBe(2);
    uploader.pause(id);
    expect(stateOf(uploader, id)?.status).toBe('paused');
    server.fault = () => undefined;
    uploader.resume();
    await waitForStatus(uploader, id, 'done');
    expect(callsOf('block')).toHaveLength(4);
  });

  test('when an upload is aborted, then nothing more goes and nothing is left for a reload', async () => {
    const store = createMemoryStore();
    const uploader = open({ store });
    server.fault = ({ name }) => (name === 'block' ? 'hang' : undefined);
    const [id] = uploader.add([fileOf(3 * mega).file]).ids;
    await waitForStatus(uploader, id, 'uploading');
    expect(uploader.isInFlight()).toBe(true);
    uploader.abort();
    expect(uploader.isInFlight()).toBe(false);
    expect(await store.list()).toEqual([]);
    server.fault = () => undefined;
    uploader.retry(id);
    await waitForStatus(uploader, id, 'done');
  });

  test('when the network goes, then uploads wait for it and go on', async () => {
    const network = createTestNetwork();
    const uploader = open({ network });
    server.fault = ({ name }) => (name === 'block' ? 'hang' : undefined);
    const [id] = uploader.add([fileOf(3 * mega).file]).ids;
    await waitForStatus(uploader, id, 'uploading');
    network.setOnline(false);
    expect(stateOf(uploader, id)?.status).toBe('waiting');
    server.fault = () => undefined;
    network.setOnline(true);
    await waitForStatus(uploader, id, 'done');
  });

  test('when files have priorities and places, then the higher is sent first, then the order of the list counts', async () => {
    const uploader = open({ sending: 1 });
    server.fault = ({ count }) => (count === 1 ? 'hang' : undefined);
    const [first] = uploader.add([fileOf(5).file]).ids;
    await waitForStatus(uploader, first, 'checking');
    const { ids } = uploader.add(['one', 'two', 'three', 'four'].map((name) => fileOf(9, name).file));
    await expect.poll(() => uploader.getUploads().every(({ md5 }) => md5), { timeout: 10_000 }).toBe(true);
    uploader.setPriority(ids[2] ?? '', 1);
    uploader.move(ids[3] ?? '', 0);
    uploader.remove(first ?? '');
    server.fault = () => undefined;
    for (const id of ids) await waitForStatus(uploader, id, 'done');
    const names = callsOf('second_upload_check').map(({ fields }) => fields.name);
    expect(names).toEqual(['three', 'four', 'one', 'two']);
  });
});

describe('a reload', () => {
  test('when the same file is picked again, then it is not hashed again and only the rest goes', async () => {
    const store = createMemoryStore();
    const { file } = fileOf(8 * mega);
    server.fault = ({ name, count }) => (name === 'block' && count > 2 ? 'hang' : undefined);
    const before = open({ store });
    before.add([file]);
    await expect.poll(() => callsOf('block').length, { timeout: 10_000 }).toBe(2);
    before.close();
    server.fault = () => undefined;

    const after = open({ store });
    // Other tabs learn a moment later that a page has gone.
    await expect
      .poll(() => after.listUnfinished())
      .toMatchObject([{ fileName: '作业 📚.zip', md5: expect.any(String) }]);
    const statuses: string[] = [];
    after.subscribe(() =>
      statuses.push(`${after.getUploads()[0]?.status} ${after.getUploads()[0]?.hashedBytes}`),
    );
    await upload(after, file);
    expect(statuses.filter((status) => status === 'hashing 0')).toHaveLength(1);
    expect(callsOf('block')).toHaveLength(4);
    expect(await after.listUnfinished()).toEqual([]);
  });
});
