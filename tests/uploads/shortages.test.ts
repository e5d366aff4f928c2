import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type S3TestServer, startS3Server } from '../../platform/storage/blobs/testing/start-s3-server.ts';
import { type HostileProxy, startHostileProxy } from './testing/hostile-proxy.ts';
import { createFile, createSender, languagesOf, type Sender, type SenderOptions } from './testing/sender.ts';
import { startUploadPortal, type UploadPortal } from './testing/upload-portal.ts';

const mega = 1024 * 1024;
const quotas = { USER_QUOTA_MB: '40', STUDENT_QUOTA_MB: '5', UNIT_QUOTA_MB: '200' };
let s3: S3TestServer;
let portal: UploadPortal;
let proxy: HostileProxy;

beforeAll(async () => {
  s3 = await startS3Server();
  const { endpoint, bucket, region, accessKey, secretKey } = s3.options;
  portal = await startUploadPortal({
    ...quotas,
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY: accessKey,
    S3_SECRET_KEY: secretKey,
  });
});
afterAll(async () => {
  await portal.stop();
  await s3.close();
});
beforeEach(async () => {
  proxy = await startHostileProxy(portal.url);
});
afterEach(async () => {
  s3.faultOf = () => undefined;
  s3.onBytes = () => undefined;
  await proxy.close();
});

function open(username: string, options: SenderOptions = { smallChunks: true }): Promise<Sender> {
  return createSender(portal.url, username, { through: proxy.url, ...options });
}

describe('a store of files', { timeout: 60_000 }, () => {
  test.each(['cut', 'lose answer', { status: 503, code: 'SlowDown' }] as const)(
    'when it does this to each third request: %j, then the file arrives',
    async (fault) => {
      let count = 0;
      s3.faultOf = () => {
        count += 1;
        return count % 3 === 0 ? fault : undefined;
      };
      const sender = await open('t.zhou');
      const { file, content } = createFile(2 * mega);
      await sender.checkBytes(await sender.send(file), content);
    },
  );

  test('when it is away for a while, then the client asks again until it is back', async () => {
    let isAway = true;
    s3.faultOf = () => (isAway ? 'cut' : undefined);
    proxy.treat = ({ name, count }) => {
      if (name === 'block' && count === 8) isAway = false;
      return undefined;
    };
    const sender = await open('t.zhou');
    const { file, content } = createFile(mega);
    await sender.checkBytes(await sender.send(file), content);
    // The platform says when to come back: 5 s.
    expect(sender.clock.delays.some((ms) => ms >= 5000 && ms < 60_000)).toBe(true);
  });

  test('when it refuses the keys of the portal, then nothing is kept, the user reads it, and the log says which code', async () => {
    const sender = await open('t.wu', { smallChunks: true, speed: 400 });
    const before = await sender.used();
    s3.faultOf = (request) => (request.startsWith('PUT') ? { status: 403, code: 'AccessDenied' } : undefined);
    const failed = await sender.send(createFile(mega).file);
    expect(failed).toMatchObject({ status: 'failed', failure: { mayRetry: true } });
    expect(languagesOf(failed.failure?.message)).toEqual({
      zh: '系统繁忙，暂时无法保存，请稍后重试',
      en: 'The system is busy and cannot save right now. Please try again shortly',
    });
    expect(failed.failure?.requestId).not.toBe('');
    expect(portal.output()).toContain('S3 answered 403 AccessDenied');
    expect(portal.output()).not.toContain(s3.options.secretKey);
    expect(await sender.used()).toBe(before);
  });

  test('when it is slow, then the file arrives, and no byte is sent twice', async () => {
    s3.onBytes = () => pause(10);
    const sender = await open('t.wu');
    const { file, content } = createFile(2 * mega);
    await sender.checkBytes(await sender.send(file), content);
    expect(proxy.fileBytes()).toBeLessThan(content.length + 10 * 4096);
  });

  test('when it is full, then the user reads that, and the upload ends when there is space', async () => {
    s3.faultOf = (request) =>
      request.startsWith('PUT') ? { status: 507, code: 'XMinioStorageFull' } : undefined;
    const sender = await open('t.wu');
    const { file, content } = createFile(mega);
    const failed = await sender.send(file);
    expect(failed).toMatchObject({ status: 'failed', failure: { mayRetry: true } });
    expect(languagesOf(failed.failure?.message).en).toMatch(/^The storage of the server is full/);
    s3.faultOf = () => undefined;
    await sender.checkBytes(await sender.retry(failed.id), content);
  });
});

describe('a quota', { timeout: 60_000 }, () => {
  test('when a file is larger than what is left, then the first chunk is refused with both figures, once', async () => {
    const student = await open('s.zhoule', {});
    const failed = await student.send(createFile(6 * mega).file);
    expect(languagesOf(failed.failure?.message)).toEqual({
      zh: '存储空间不足，文件没有保存：您已使用 0 B，共 5 MB',
      en: 'There is not enough storage left, so the file was not saved. You use 0 B of 5 MB',
    });
    // A quota is no limit of the network: no smaller chunks are tried.
    const blocks = proxy.seen.filter(({ name }) => name === 'block');
    expect(blocks.length).toBeLessThanOrEqual(3);
    expect(await student.used()).toBe(0);
  });

  test('when it is reached between the chunks and the merge, then the parts stay, and others go on', async () => {
    const student = await open('s.zhoule');
    const otherTab = await open('s.zhoule');
    proxy.treat = async ({ name, count }) => {
      if (name !== 'merge_file' || count > 1) return undefined;
      const { status } = await otherTab.send(createFile(200_000, 'other.zip').file);
      expect(status).toBe('done');
      return undefined;
    };
    const { file, content } = createFile(5 * mega - 100_000);
    const failed = await student.send(file);
    expect(failed.failure).toMatchObject({ kind: 'chunkmerge' });
    expect(languagesOf(failed.failure?.message).en).toMatch(/You use 195.3 KB of 5 MB$/);
    expect(await student.used()).toBe(200_000);
    const teacher = await open('t.wu');
    await teacher.checkBytes(await teacher.send(createFileOf(content)), content);
  });
});

function createFileOf(content: Buffer): File {
  return new File([new Uint8Array(content)], '同一份.zip', { lastModified: 2 });
}
