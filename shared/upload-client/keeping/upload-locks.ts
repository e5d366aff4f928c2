import { holdByMessages } from './hold-by-messages.ts';
import type { UploadLocks } from './lock-interface.ts';

/** Web Locks; where a browser or a plain HTTP page has none, messages between tabs. */
export function createUploadLocks(): UploadLocks {
  const { locks } = navigator as { locks?: LockManager };
  return { hold: locks ? createHoldByLocks(locks) : holdByMessages };
}

function createHoldByLocks(locks: LockManager): UploadLocks['hold'] {
  return async (name, signal, onWait, work) => {
    signal.throwIfAborted();
    const query = `upload:${name}`;
    const first = await locks.request(query, { ifAvailable: true }, async (lock) =>
      lock ? { result: await work() } : undefined,
    );
    if (first) return first.result;
    onWait();
    return (await locks.request(query, { signal }, async () => ({ result: await work() }))).result;
  };
}
