import { createTransport, createUploader, type Uploader } from '../index.ts';
import { createMemoryStore } from '../keeping/unfinished-store.ts';
import type { UploadStatus } from '../machine/upload-state.ts';
import type { Network } from '../sending/network.ts';
import { createSliceSizes } from '../sending/slice-sizes.ts';
import type { UploaderOptions } from '../uploader-options.ts';
import { createQuickClock } from './clocks.ts';
import type { UploadServer } from './upload-server.ts';

/** An uploader against a server of a test: delays pass at once, nothing is kept beyond the test. */
export function createTestUploader(server: UploadServer, options: Partial<UploaderOptions> = {}): Uploader {
  return createUploader({
    owner: 'u-1',
    transport: createTransport({ origin: server.origin }),
    store: createMemoryStore(),
    sizes: createSliceSizes({ storage: undefined, network: () => 'test' }),
    clock: createQuickClock(),
    random: () => 0,
    ...options,
  });
}

/** Ends when an upload has a status. @throws when it fails in place of that */
export function waitForStatus(uploader: Uploader, id: string | undefined, ...statuses: UploadStatus[]) {
  return new Promise<void>((resolve, reject) => {
    const check = (): void => {
      const upload = uploader.getUploads().find((each) => each.id === id);
      if (upload && statuses.includes(upload.status)) resolve();
      else if (upload?.status === 'failed') reject(new Error(JSON.stringify(upload.failure)));
      else return;
      unsubscribe();
    };
    const unsubscribe = uploader.subscribe(check);
    check();
  });
}

/** A network that a test switches. */
export function createTestNetwork(): Network & { setOnline(isOnline: boolean): void } {
  let isOnline = true;
  const listeners = new Set<() => void>();
  return {
    isOnline: () => isOnline,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setOnline(next) {
      isOnline = next;
      for (const listener of listeners) listener();
    },
  };
}
