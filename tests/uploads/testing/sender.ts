import { createHash, randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { storageUsage } from '#shared/contracts';
import { createTransport, createUploader, type Uploader, type UploadState } from '#shared/upload-client';
import type { UploadLocks } from '../../../shared/upload-client/keeping/lock-interface.ts';
import { createMemoryStore } from '../../../shared/upload-client/keeping/unfinished-store.ts';
import { createSliceSizes, minSlice } from '../../../shared/upload-client/sending/slice-sizes.ts';
import { createVisitor, type Visitor } from '../../replicas/testing/visitor.ts';
import { createScaledClock, type ScaledClock } from './scaled-clock.ts';

export interface SenderOptions {
  /** Where the browser sends its requests. Default: the portal itself. */
  readonly through?: string;
  /** How many times faster the delays of the client pass. Default 20. */
  readonly speed?: number;
  /** Whether it is a tab of one browser, whose tabs share locks. Default: a browser of its own. */
  readonly isTab?: boolean;
  /** Whether files go in the smallest chunks from the first one on. */
  readonly smallChunks?: boolean;
}

/** A signed-in browser with the portal's own upload client, over `fetch`. */
export interface Sender {
  readonly visitor: Visitor;
  readonly uploader: Uploader;
  readonly clock: ScaledClock;
  /** Sends a file until it is done or has failed. */
  send(file: File): Promise<UploadState>;
  /** Tries again what has failed, until it is done or has failed again. */
  retry(id: string): Promise<UploadState>;
  /** @throws AssertionError when the portal does not give exactly these bytes back */
  checkBytes(upload: UploadState | undefined, content: Buffer): Promise<void>;
  /** Bytes that the portal counts for the user. */
  used(): Promise<number>;
}

/** Signs a demo user in at the portal. */
export async function createSender(
  portalUrl: string,
  username: string,
  { through = portalUrl, speed = 20, isTab = false, smallChunks = false }: SenderOptions = {},
): Promise<Sender> {
  const visitor = createVisitor(portalUrl);
  expect((await visitor.signIn(username)).json.status).toBe(200);
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const clock = createScaledClock(speed);
  const sizes = createSliceSizes({ storage: undefined, network: () => 'test' });
  while (smallChunks && sizes.current() > minSlice) sizes.shrink(sizes.current());
  const uploader = createUploader({
    owner: username,
    transport: createTransport({
      origin: through,
      headers: () => ({ 'X-Requested-By': 'portal', Cookie: cookie }),
    }),
    store: createMemoryStore(),
    random: () => 0,
    ...(isTab ? {} : { locks: noLocks }),
    clock,
    sizes,
  });
  return {
    visitor,
    uploader,
    clock,
    send: (file) => untilEnded(uploader, uploader.add([file]).ids[0] ?? ''),
    retry: (id) => {
      uploader.retry(id);
      return untilEnded(uploader, id);
    },
    checkBytes: async (upload, content) => {
      const { status, failure, stored } = upload ?? {};
      expect({ status, failure }).toEqual({ status: 'done', failure: undefined });
      expect(stored?.size).toBe(content.length);
      const answer = await fetch(portalUrl + stored?.path, { headers: { Cookie: cookie } });
      expect(content.equals(Buffer.from(await answer.arrayBuffer()))).toBe(true);
    },
    used: async () => (await visitor.get(storageUsage.path)).json.data.used,
  };
}

/** Browsers know nothing of each other. */
const noLocks: UploadLocks = { hold: (_name, _signal, _onWait, work) => work() };

/** A file of random bytes, which no other test has. */
export function createFile(size: number, name = '作业 📚.zip'): { file: File; content: Buffer } {
  const content = randomBytes(size);
  return { content, file: new File([new Uint8Array(content)], name, { lastModified: 1 }) };
}

export function md5Of(content: Uint8Array): string {
  return createHash('md5').update(content).digest('hex');
}

/** The two languages of a text of the server. */
export function languagesOf(text = ''): { zh: string; en: string } {
  const [zh = '', en = ''] = text.split('|||');
  return { zh, en };
}

/** Resolves as soon as one of the uploads has this status. */
export async function untilStatus(uploader: Uploader, status: UploadState['status']): Promise<void> {
  await untilUpload(uploader, (upload) => upload.status === status);
}

function untilEnded(uploader: Uploader, id: string): Promise<UploadState> {
  return untilUpload(uploader, (upload) => upload.id === id && ['done', 'failed'].includes(upload.status));
}

function untilUpload(uploader: Uploader, isIt: (upload: UploadState) => boolean): Promise<UploadState> {
  return new Promise((resolve) => {
    const check = (): void => {
      const upload = uploader.getUploads().find(isIt);
      if (!upload) return;
      unsubscribe();
      resolve(upload);
    };
    const unsubscribe = uploader.subscribe(check);
    check();
  });
}
