import { execFileSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type HostileProxy, pageOf, startHostileProxy } from './testing/hostile-proxy.ts';
import { createFile, createSender, languagesOf, type Sender } from './testing/sender.ts';
import { startUploadPortal, type UploadPortal } from './testing/upload-portal.ts';

const mega = 1024 * 1024;
const chunk = 256 * 1024;
let portal: UploadPortal;
let proxy: HostileProxy;
let sender: Sender;

beforeAll(async () => {
  portal = await startUploadPortal();
});
afterAll(() => portal.stop());
beforeEach(async () => {
  await portal.untilReady();
  proxy = await startHostileProxy(portal.url);
  // Ten attempts take four minutes of the client's time, and 25 s here.
  sender = await createSender(portal.url, 't.zhou', { through: proxy.url, smallChunks: true, speed: 10 });
});
afterEach(() => proxy.close());

/** Does it when so many requests of a name have come; that request goes on when it is done. */
function strikeAt(name: string, counts: readonly number[], strike: () => void): void {
  proxy.treat = (passage) => {
    if (passage.name === name && counts.includes(passage.count)) strike();
    return undefined;
  };
}

/** Resolves when there is a file that is not one of these. */
async function untilOtherIn(folder: string, known: readonly string[]): Promise<void> {
  for (;;) {
    if ((await readdir(folder)).some((name) => !known.includes(name))) return;
    await new Promise(setImmediate);
  }
}

/** A proxy that asks nothing of a portal that does not answer. */
function strikeAndGoOn(name: string, count: number, strike: () => Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    let isAway = false;
    proxy.treat = (passage) => {
      if (isAway) return pageOf(502);
      if (passage.name !== name || passage.count !== count) return undefined;
      isAway = true;
      strike()
        .finally(() => {
          proxy.treat = () => undefined;
        })
        .then(resolve, reject);
      return pageOf(502);
    };
  });
}

describe('a server that dies while a file is on its way', { timeout: 60_000 }, () => {
  test.each([
    ['in the middle of the chunks', 'block', [8]],
    ['at the merge', 'merge_file', [1]],
    ['at the first question', 'second_upload_check', [1]],
  ])(
    'when the platform dies %s, then the upload goes on and ends, and nothing is kept twice',
    async (_, name, count) => {
      const before = await sender.used();
      strikeAt(name, count, portal.killPlatform);
      const { file, content } = createFile(4 * mega);
      await sender.checkBytes(await sender.send(file), content);
      expect(await sender.used()).toBe(before + content.length);
      // What was answered is not sent again; what was on its way is, attempt by attempt.
      expect(proxy.fileBytes()).toBeLessThan(content.length + 6 * 10 * (chunk + 4096));
    },
  );

  test('when the platform dies while it puts the chunks together, then the next merge makes the file', async () => {
    const before = await sender.used();
    const drafts = join(portal.dataDir, 'files', 'blobs', '.drafts');
    const { file, content } = createFile(40 * mega);
    // The content stands there until it is whole, from the first chunks on. Those of killed writers stay.
    const isKilled = untilOtherIn(drafts, await readdir(drafts)).then(() => portal.killPlatform());
    await sender.checkBytes(await sender.send(file), content);
    await isKilled;
    expect(await sender.used()).toBe(before + content.length);
    expect(proxy.fileBytes()).toBeLessThan(content.length + 6 * 10 * (chunk + 4096));
  });

  test.each([
    ['the BFF dies', () => portal.killBff()],
    ['both die', () => portal.killBoth()],
  ])(
    'when %s in the middle of the chunks, then the session is still there, and the upload ends',
    async (_, strike) => {
      const before = await sender.used();
      const isBack = strikeAndGoOn('block', 8, strike);
      const { file, content } = createFile(4 * mega);
      const sent = await sender.send(file);
      await isBack;
      const ended = sent.status === 'failed' ? await sender.retry(sent.id) : sent;
      await sender.checkBytes(ended, content);
      expect(await sender.used()).toBe(before + content.length);
    },
  );
});

describe('a disk that is full', { timeout: 60_000 }, () => {
  /** Writes of the platform behind so many bytes of a file fail, as on a disk without space. */
  function limitFiles(bytes: number | 'unlimited'): void {
    execFileSync('prlimit', ['--pid', `${portal.platformPid()}`, `--fsize=${bytes}:unlimited`]);
  }

  test('when a file cannot be put together, then the user reads why, and later only the merge is repeated', async () => {
    const before = await sender.used();
    const { file, content } = createFile(30 * mega);
    proxy.treat = ({ name, count }) => {
      // The file is put together while its chunks arrive.
      if (name === 'block' && count === 1) limitFiles(20 * mega);
      return undefined;
    };
    const failed = await sender.send(file);
    proxy.treat = () => undefined;
    limitFiles('unlimited');
    expect(failed).toMatchObject({ status: 'failed', failure: { kind: 'chunkmerge', mayRetry: true } });
    expect(languagesOf(failed.failure?.message)).toEqual({
      zh: '服务器的存储空间已满，文件没有保存，请联系管理员',
      en: 'The storage of the server is full and the file was not saved. Please contact your administrator',
    });
    expect(await sender.used()).toBe(before);
    proxy.seen.length = 0;
    await sender.checkBytes(await sender.retry(failed.id), content);
    expect(proxy.fileBytes()).toBe(0);
  });

  test('when nothing at all can be written, then nothing is taken for kept, and the upload ends when there is space', async () => {
    const before = await sender.used();
    const { file, content } = createFile(mega);
    strikeAt('block', [2], () => limitFiles(0));
    const failed = await sender.send(file);
    limitFiles('unlimited');
    expect(failed).toMatchObject({ status: 'failed', failure: { mayRetry: true } });
    expect(languagesOf(failed.failure?.message)).toEqual({
      zh: expect.stringMatching(/空间已满|暂时无法保存/),
      en: expect.stringMatching(/is full|cannot save right now/),
    });
    expect(await sender.used()).toBe(before);
    await sender.checkBytes(await sender.retry(failed.id), content);
  });
});
