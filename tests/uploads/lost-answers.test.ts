import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type HostileProxy, startHostileProxy } from './testing/hostile-proxy.ts';
import { createFile, createSender, type Sender, type SenderOptions } from './testing/sender.ts';
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

describe('a line that breaks after the portal has done its work', { timeout: 60_000 }, () => {
  test('when the answer to a merge is lost, then asking again answers the same file', async () => {
    proxy.treat = ({ name, count }) => (name === 'merge_file' && count < 4 ? 'lose answer' : undefined);
    const sender = await open({ smallChunks: true });
    const before = await sender.used();
    const { file, content } = createFile(mega + 5);
    await sender.checkBytes(await sender.send(file), content);
    expect(proxy.seen.filter(({ name }) => name === 'merge_file')).toHaveLength(4);
    expect(await sender.used()).toBe(before + content.length);
  });

  test('when answers to chunks are lost, then they are sent again, and counted once', async () => {
    proxy.treat = ({ name, count }) => (name === 'block' && count <= 2 ? 'lose answer' : undefined);
    const sender = await open({ smallChunks: true });
    const before = await sender.used();
    const { file, content } = createFile(mega + 5);
    await sender.checkBytes(await sender.send(file), content);
    expect(proxy.fileBytes()).toBeLessThan(content.length + 2 * 256 * 1024 + 10 * formBytes);
    expect(await sender.used()).toBe(before + content.length);
  });

  test('when the answer to a small file is lost, then asking again answers the same file, and it counts once', async () => {
    proxy.treat = ({ name, count }) => (name === 'single' && count <= 2 ? 'lose answer' : undefined);
    const sender = await open();
    const before = await sender.used();
    const { file, content } = createFile(100_000);
    await sender.checkBytes(await sender.send(file), content);
    expect(proxy.fileBytes()).toBeLessThan(3 * (content.length + formBytes));
    expect(await sender.used()).toBe(before + content.length);
  });

  test.each([
    ['the check', 'second_upload_check', 't.zhou'],
    ['the proof', 'claim', 't.wu'],
  ])(
    'when the answer to %s of a file that is there is lost, then one file more is kept',
    async (_, lost, owner) => {
      const { content } = createFile(100_000);
      const fileOf = () => new File([new Uint8Array(content)], '录像.zip');
      await (await createSender(portal.url, owner)).send(fileOf());
      proxy.treat = ({ name, count }) => (name === lost && count === 1 ? 'lose answer' : undefined);
      const sender = await open();
      const before = await sender.used();
      await sender.checkBytes(await sender.send(fileOf()), content);
      expect(await sender.used()).toBe(before + content.length);
    },
  );

  test('when the answer to the proof of a large file is lost, then no byte goes, and one file more is kept', async () => {
    const { content } = createFile(3 * mega);
    const fileOf = () => new File([new Uint8Array(content)], '录像.zip');
    await (await createSender(portal.url, 't.wu')).send(fileOf());
    proxy.treat = ({ name, count }) => (name === 'claim' && count === 1 ? 'lose answer' : undefined);
    const sender = await open();
    const before = await sender.used();
    await sender.checkBytes(await sender.send(fileOf()), content);
    expect(proxy.fileBytes()).toBe(0);
    expect(await sender.used()).toBe(before + content.length);
  });

  test('when it drops lines, then they are asked again', async () => {
    proxy.treat = ({ count }) => (count === 1 ? 'drop' : undefined);
    const sender = await open({ smallChunks: true });
    const { file, content } = createFile(mega);
    await sender.checkBytes(await sender.send(file), content);
  });
});
