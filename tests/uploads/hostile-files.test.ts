import { mkdtempSync, openAsBlob, rmSync, writeFileSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mergeFile, storageUsage, uploadBlock } from '#shared/contracts';
import { type Browser, createBrowser } from './testing/browser.ts';
import { type HostileProxy, startHostileProxy } from './testing/hostile-proxy.ts';
import { createFile, createSender, languagesOf, md5Of, untilStatus } from './testing/sender.ts';
import { startUploadPortal, type UploadPortal } from './testing/upload-portal.ts';

const mega = 1024 * 1024;
let portal: UploadPortal;
let proxy: HostileProxy;
let zhou: Browser;

beforeAll(async () => {
  portal = await startUploadPortal();
  zhou = await createBrowser(portal.url, 't.zhou');
});
afterAll(() => portal.stop());
beforeEach(async () => {
  proxy = await startHostileProxy(portal.url);
});
afterEach(() => proxy.close());

const script = '<script>alert(document.cookie)</script>';

describe('T29 an uploaded file', () => {
  test.each([
    [
      'a drawing with script',
      `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`,
      '校徽.svg',
      'image/svg+xml',
    ],
    ['a page that calls itself a picture', `<!doctype html>${script}`, 'a.png', 'image/png'],
    ['a page that says so', `<!doctype html>${script}`, 'a.zip', 'text/html; charset=utf-8'],
    ['a page with a header in its type', `<html>${script}`, 'b.zip', 'text/html\r\nX-Evil: 1'],
    ['a module', 'export default document.cookie;', 'a.js', 'text/javascript'],
    [
      'markup of other kinds',
      `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml">${script}</html>`,
      'a.xml',
      'application/xhtml+xml',
    ],
  ])('when it is %s, then it is saved and never shown', async (_, text, name, type) => {
    const { data } = await zhou.single(Buffer.from(text), name, type);
    const { headers } = await zhou.fetch(data.path);
    expect(headers.get('content-disposition')).toMatch(/^attachment/);
    expect(headers.get('content-type')).toMatch(/^application\/(octet-stream|xml)$/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('x-evil')).toBeNull();
  });

  test.each([
    ['emoji', '👩‍👩‍👧 全家福.zip', '👩‍👩‍👧 全家福.zip'],
    ['marks that turn the direction', '成绩\u202Egpj.zip', '成绩gpj.zip'],
    ['a way out of its folder', '../../etc/passwd', 'passwd'],
    ['folders of Windows', '..\\..\\windows\\a.zip', 'a.zip'],
    // Browsers write quotes and new lines so in the heading of a file.
    ['markup', '"><img src=x onerror=alert(1)>.zip', '%22><img src=x onerror=alert(1)>.zip'],
    ['a new line', 'a\r\nSet-Cookie: x=1.zip', 'a%0D%0ASet-Cookie: x=1.zip'],
    ['255 bytes', `${'学'.repeat(83)}.zip.`, `${'学'.repeat(83)}.zip`],
  ])(
    'when its name has %s, then it is kept under a safe one, and downloads have that',
    async (_, name, kept) => {
      const { content } = createFile(100);
      const { data } = await zhou.single(content, name);
      expect(data.name).toBe(kept);
      const { headers } = await zhou.fetch(data.path);
      const encoded = /filename\*=UTF-8''([^;]+)/.exec(headers.get('content-disposition') ?? '')?.[1];
      const plain = /filename="?((?:\\.|[^"\\])*)"?$/.exec(headers.get('content-disposition') ?? '')?.[1];
      expect(encoded ? decodeURIComponent(encoded) : plain?.replaceAll(/\\(.)/g, '$1')).toBe(kept);
      expect(headers.get('set-cookie')).toBeNull();
    },
  );

  test.each([
    ['a program', 'a.exe'],
    ['a program with a picture’s name', 'a.exe.png'],
    ['a page', 'a.html'],
  ])('when it is %s, then no way takes it, and both languages say why', async (_, name) => {
    const { content } = createFile(100);
    const { data: before } = await zhou.get(storageUsage.path);
    const { code, message } = await zhou.single(content, name);
    const fields = { md5: md5Of(content), chunk: 1, chunks: 1, fullSize: 100, uid: 'u', name };
    expect(code).toBe('file_kind_refused');
    expect((await zhou.postForm(uploadBlock.path, fields, content)).code).toBe('file_kind_refused');
    expect(message).toMatch(
      /^不允许上传 \.(exe|html) 类型的文件\|\|\|Files of the kind \.\1 cannot be uploaded$/,
    );
    expect((await zhou.get(storageUsage.path)).data).toEqual(before);
  });

  test('when it has 0 bytes, then it arrives as such', async () => {
    const sender = await createSender(portal.url, 't.zhou');
    await sender.checkBytes(await sender.send(new File([], '空.zip')), Buffer.alloc(0));
  });
});

describe('a file that others send or change at the same time', () => {
  test('when two people of a school send the same one at once, then each has it, and the school keeps it once', async () => {
    const senders = await Promise.all(['t.zhou', 't.wu'].map((name) => open(name)));
    const { data: before } = await zhou.get(storageUsage.path);
    const { content } = createFile(3 * mega);
    const sent = await Promise.all(senders.map(({ send }) => send(fileOf(content))));
    for (const [at, sender] of senders.entries()) await sender.checkBytes(sent[at], content);
    expect(sent[0]?.stored?.fileId).not.toBe(sent[1]?.stored?.fileId);
    const { data: after } = await zhou.get(storageUsage.path);
    expect(after.unitUsed - before.unitUsed).toBe(content.length);
  });

  test.each([
    ['two browsers', false],
    ['two tabs', true],
  ])(
    'when one person sends it in %s at once, then both end, and each byte is kept once',
    async (_, isTab) => {
      const tabs = await Promise.all([open('t.zhou', isTab), open('t.zhou', isTab)]);
      const { data: before } = await zhou.get(storageUsage.path);
      const { content } = createFile(3 * mega);
      const sent = await Promise.all(tabs.map(({ send }) => send(fileOf(content))));
      for (const [at, tab] of tabs.entries()) await tab.checkBytes(sent[at], content);
      const { data: after } = await zhou.get(storageUsage.path);
      expect(after.unitUsed - before.unitUsed).toBe(content.length);
      // Tabs wait for each other; browsers cannot know.
      if (isTab) expect(proxy.fileBytes()).toBeLessThan(content.length + 20 * 4096);
    },
  );

  describe('on the disk of the user', () => {
    let folder: string;
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'changed-'));
    });
    afterAll(() => rmSync(folder, { recursive: true }));

    async function onDisk(content: Buffer): Promise<{ path: string; file: File }> {
      const path = join(folder, md5Of(content));
      writeFileSync(path, content);
      return { path, file: new File([await openAsBlob(path)], '录像.zip', { lastModified: 3 }) };
    }

    test('when it changes while it is hashed, then the user reads that, and nothing is sent', async () => {
      const sender = await open('t.zhou');
      const { content } = createFile(24 * mega);
      const { path, file } = await onDisk(content);
      const sending = sender.send(file);
      await untilStatus(sender.uploader, 'hashing');
      await appendFile(path, 'x');
      expect((await sending).failure).toMatchObject({ kind: 'filechanged', mayRetry: false });
      expect(proxy.seen).toEqual([]);
    });

    test('when it changes after it was hashed, then the user reads that, and no file is made of both', async () => {
      const sender = await open('t.zhou');
      const before = await sender.used();
      const { content } = createFile(3 * mega);
      const { path, file } = await onDisk(content);
      proxy.treat = async ({ name }) => {
        if (name === 'block_status') await appendFile(path, 'x');
        return undefined;
      };
      expect((await sender.send(file)).failure).toMatchObject({ kind: 'filechanged' });
      expect(await sender.used()).toBe(before);
    });
  });

  test('when what arrives is not what was hashed, then nothing is kept, and the right one still can be', async () => {
    const sender = await open('t.zhou');
    const before = await sender.used();
    const { content } = createFile(mega);
    const wrong = {
      md5: md5Of(Buffer.from('other')),
      chunks: 4,
      eachSize: mega / 4,
      fullSize: mega,
      uid: 'u',
    };
    for (const chunk of [1, 2, 3, 4]) {
      const part = content.subarray((chunk - 1) * wrong.eachSize, chunk * wrong.eachSize);
      await zhou.postForm(uploadBlock.path, { ...wrong, chunk }, part);
    }
    const { md5, chunks } = wrong;
    const merged = await zhou.post(mergeFile.path, { md5, name: 'a.zip', size: mega, chunks });
    expect(await sender.used()).toBe(before);
    expect(languagesOf(merged.message)).toEqual({
      zh: '文件合并失败，请重新上传',
      en: 'The parts of the file could not be put together. Please upload it again',
    });
    await sender.checkBytes(await sender.send(fileOf(content)), content);
  });
});

function open(username: string, isTab = false) {
  return createSender(portal.url, username, { through: proxy.url, smallChunks: true, isTab });
}

function fileOf(content: Buffer): File {
  return new File([new Uint8Array(content)], '同一份 📚.zip', { lastModified: 2 });
}
