import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { oauthLogout } from '#shared/contracts';
import { findMissingPrograms } from '../processes/find-program.ts';
import { type HostileProxy, type Passage, pageOf, startHostileProxy } from './testing/hostile-proxy.ts';
import { startSchoolNginx } from './testing/school-nginx.ts';
import { createFile, createSender, languagesOf, type Sender, type SenderOptions } from './testing/sender.ts';
import { startUploadPortal, type UploadPortal } from './testing/upload-portal.ts';

const mega = 1024 * 1024;
/** What a form adds to the bytes of a chunk. */
const formBytes = 4096;
let portal: UploadPortal;
let proxy: HostileProxy;

beforeAll(async () => {
  portal = await startUploadPortal();
});
afterAll(() => portal.stop());
beforeEach(async () => {
  proxy = await startHostileProxy(portal.url);
});
afterEach(() => proxy.close());

function open(options: SenderOptions = {}): Promise<Sender> {
  return createSender(portal.url, 't.zhou', { through: proxy.url, ...options });
}

function isOfFile({ name }: Passage): boolean {
  return name === 'block' || name === 'single';
}

describe('a proxy', { timeout: 60_000 }, () => {
  test('when it takes 1 MB and refuses more with a page, then chunks get smaller, and the next file knows it', async () => {
    proxy.treat = ({ bytes }) => (bytes > mega ? pageOf(413) : undefined);
    const sender = await open();
    const first = createFile(9 * mega + 1);
    await sender.checkBytes(await sender.send(first.file), first.content);
    const refused = proxy.seen.filter(({ bytes }) => bytes > mega);
    // Three run together at first: three of 2 MB, then three of 1 MB.
    expect(refused.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(12 * mega);
    const passed = proxy.seen.filter((passage) => isOfFile(passage) && passage.bytes <= mega);
    expect(passed).toHaveLength(19);

    proxy.seen.length = 0;
    const second = createFile(1.5 * mega);
    await sender.checkBytes(await sender.send(second.file), second.content);
    expect(proxy.fileBytes()).toBeLessThan(second.content.length + 3 * formBytes);
  });

  test('when a small file is too large for it, then it goes in chunks', async () => {
    proxy.treat = ({ bytes }) => (bytes > mega ? pageOf(413) : undefined);
    const sender = await open();
    const { file, content } = createFile(1.5 * mega, '通知.pdf');
    await sender.checkBytes(await sender.send(file), content);
    const [first, ...others] = proxy.seen.filter(isOfFile).map(({ name }) => name);
    expect(first).toBe('single');
    // Chunks of 1 MB do not pass either, as their forms are larger.
    expect(others.length).toBeGreaterThanOrEqual(4);
    expect(others.length).toBeLessThanOrEqual(5);
    expect(new Set(others)).toEqual(new Set(['block']));
  });

  test('when it takes 260 KB only, then large files arrive in the smallest chunks', async () => {
    proxy.treat = ({ bytes }) => (bytes > 260 * 1024 ? pageOf(413) : undefined);
    const sender = await open();
    const { file, content } = createFile(2 * mega + 1);
    await sender.checkBytes(await sender.send(file), content);
  });

  test('when it takes less than the smallest chunk, then the upload ends soon, and says which step failed', async () => {
    proxy.treat = ({ bytes }) => (bytes > 100 * 1024 ? pageOf(413) : undefined);
    const sender = await open({ speed: 400 });
    const failed = await sender.send(createFile(2 * mega + 1).file);
    expect(failed).toMatchObject({ status: 'failed', failure: { kind: 'uploadunkerror' } });
    expect(proxy.fileBytes()).toBeLessThan(18 * mega);
    const { file, content } = createFile(90 * 1024);
    await sender.checkBytes(await sender.send(file), content);
  });

  test('when it ends an upload, then another browser of the user sends only what is missing', async () => {
    proxy.treat = ({ name, count }) => (name === 'block' && count > 7 ? pageOf(400) : undefined);
    const { content } = createFile(4 * mega);
    const fileOf = () => new File([new Uint8Array(content)], '录像.zip');
    const first = await (await open({ smallChunks: true })).send(fileOf());
    expect(first.status).toBe('failed');
    proxy.treat = () => undefined;
    proxy.seen.length = 0;
    const other = await open({ smallChunks: true });
    await other.checkBytes(await other.send(fileOf()), content);
    // Seven of 16 chunks got through; the last ones may not have been answered.
    expect(proxy.fileBytes()).toBeLessThan(content.length - 3 * 256 * 1024);
  });

  test('when the session ends meanwhile, then the user reads that, and after a sign-in only the rest is sent', async () => {
    const sender = await open({ smallChunks: true });
    proxy.treat = async ({ name, count }) => {
      if (name === 'block' && count === 7) await sender.visitor.post(oauthLogout.path);
      return undefined;
    };
    const { content } = createFile(4 * mega);
    const fileOf = () => new File([new Uint8Array(content)], '录像.zip');
    const failed = await sender.send(fileOf());
    expect(failed).toMatchObject({ status: 'failed', failure: { kind: 'uploadunkerror', mayRetry: true } });
    const { zh, en } = languagesOf(failed.failure?.message);
    expect([zh, en]).toEqual([expect.stringContaining('登录'), expect.stringContaining('sign in')]);
    proxy.treat = () => undefined;
    proxy.seen.length = 0;
    const again = await open({ smallChunks: true });
    await again.checkBytes(await again.send(fileOf()), content);
    expect(proxy.fileBytes()).toBeLessThan(content.length - 2 * 256 * 1024);
  });

  test('when it says 502 with a page to each second request, then each of them is sent once more', async () => {
    proxy.treat = ({ count }) => (count % 2 === 1 ? pageOf(502) : undefined);
    const sender = await open({ smallChunks: true });
    const { file, content } = createFile(3 * mega);
    await sender.checkBytes(await sender.send(file), content);
    expect(proxy.fileBytes()).toBeLessThan(2 * content.length + 30 * formBytes);
  });

  test('when it breaks the line in each chunk once, then each chunk is sent once more, and no byte is lost', async () => {
    const cut = new Set<number>();
    // Chunks run together: the first request of each place is cut, its second one is not.
    proxy.treat = ({ name, count }) => {
      if (name !== 'block' || cut.size === 12 || count % 2 === 0) return undefined;
      cut.add(count);
      return 'cut';
    };
    const sender = await open({ smallChunks: true });
    const { file, content } = createFile(3 * mega);
    await sender.checkBytes(await sender.send(file), content);
    expect(cut.size).toBe(12);
    expect(proxy.fileBytes()).toBeLessThan(2 * content.length + 30 * formBytes);
  });

  test('when it is silent, then the client gives up after two minutes of its time and asks again', async () => {
    proxy.treat = ({ name, count }) => (name === 'block' && count === 1 ? 'hang' : undefined);
    const sender = await open({ smallChunks: true, speed: 30 });
    const { file, content } = createFile(mega);
    await sender.checkBytes(await sender.send(file), content);
    expect(sender.clock.delays).toContain(1000);
    expect(proxy.fileBytes()).toBeLessThan(content.length + 256 * 1024 + 10 * formBytes);
  });

  test('when its answers come slowly, then nothing is sent twice', async () => {
    proxy.treat = () => ({ answerAfterMs: 150 });
    const sender = await open({ smallChunks: true });
    const { file, content } = createFile(2 * mega);
    await sender.checkBytes(await sender.send(file), content);
    expect(proxy.fileBytes()).toBeLessThan(content.length + 10 * formBytes);
  });

  test('when it asks to come back later, then nobody comes before that', async () => {
    proxy.treat = ({ count, name }) =>
      name === 'block' && count <= 2 ? pageOf(503, { 'retry-after': '7' }) : undefined;
    const sender = await open({ smallChunks: true });
    const { file, content } = createFile(mega);
    await sender.checkBytes(await sender.send(file), content);
    expect(sender.clock.delays.filter((ms) => ms >= 7000 && ms < 60_000).length).toBeGreaterThanOrEqual(2);
  });

  test('when a sign-in page of the network answers, then nothing is taken for done, and the upload says so', async () => {
    proxy.treat = ({ name }) => (name === 'merge_file' ? pageOf(200) : undefined);
    const sender = await open({ smallChunks: true, speed: 400 });
    const before = await sender.used();
    const { file, content } = createFile(mega);
    const failed = await sender.send(file);
    expect(failed).toMatchObject({ status: 'failed', failure: { kind: 'chunkmerge', mayRetry: true } });
    expect(await sender.used()).toBe(before);
    proxy.treat = () => undefined;
    proxy.seen.length = 0;
    await sender.checkBytes(await sender.retry(failed.id), content);
    // All chunks are there already.
    expect(proxy.fileBytes()).toBe(0);
  });

  test('when it strips the headers of the portal, then the user has a sentence for who runs the network', async () => {
    proxy.treat = () => 'strip headers';
    const sender = await open();
    const { file, content } = createFile(1000);
    const failed = await sender.send(file);
    expect(failed).toMatchObject({ status: 'failed', failure: { kind: 'checkerror', mayRetry: false } });
    const { zh, en } = languagesOf(failed.failure?.message);
    expect(zh).toContain('请放行 Sec-Fetch-Site、Origin 或 X-Requested-By 请求头');
    expect(en).toContain('let the request header Sec-Fetch-Site, Origin or X-Requested-By pass');
    proxy.treat = () => undefined;
    await sender.checkBytes(await sender.retry(failed.id), content);
  });
});

describe.skipIf(findMissingPrograms(['nginx']).length > 0)('nginx as it comes', () => {
  test('when it takes bodies of 1 MB only, then files of any size arrive', async () => {
    const nginx = await startSchoolNginx(portal.url);
    try {
      const sender = await open({ through: nginx.url });
      for (const size of [9 * mega + 1, 1.5 * mega, 100]) {
        const { file, content } = createFile(size);
        await sender.checkBytes(await sender.send(file), content);
      }
    } finally {
      await nginx.stop();
    }
  });
});
