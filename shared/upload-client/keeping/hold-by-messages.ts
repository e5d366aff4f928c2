import { createId } from '#shared/new-id';
import type { UploadLocks } from './lock-interface.ts';

interface LockMessage {
  readonly type: 'claim' | 'held' | 'released';
  readonly id: string;
  /** Whom `held` answers. */
  readonly to?: string | undefined;
}

/** Tabs answer a claim within so many ms. */
const answerMs = 200;
/** A holder whose tab was closed says nothing; others ask again. */
const askAgainMs = 5000;

/**
 * The lock by messages: who wants it says so, and takes it when nobody objects. Holders object, and of two who claim at
 * the same time the one with the smaller id.
 */
export const holdByMessages: UploadLocks['hold'] = async (name, signal, onWait, work) => {
  signal.throwIfAborted();
  const channel = new BroadcastChannel(`upload:${name}`);
  const id = createId();
  const post = (type: LockMessage['type'], to?: string): void =>
    channel.postMessage({ type, id, to } satisfies LockMessage);
  let isHolding = false;
  let isRefused = false;
  let onReleased = (): void => undefined;
  channel.onmessage = ({ data }: MessageEvent<LockMessage>) => {
    if (data.type === 'released') onReleased();
    else if (data.type === 'held') isRefused ||= data.to === id;
    else if (isHolding || id < data.id) post('held', data.id);
    else isRefused = true;
  };

  async function claim(): Promise<boolean> {
    isRefused = false;
    post('claim');
    await pause(answerMs, signal);
    isHolding = !isRefused;
    return isHolding;
  }

  try {
    while (!(await claim())) {
      onWait();
      await pause(askAgainMs, signal, (resume) => {
        onReleased = resume;
      });
    }
    return await work();
  } finally {
    if (isHolding) post('released');
    channel.close();
  }
};

/** @param lend gives away what ends the pause early */
function pause(ms: number, signal: AbortSignal, lend?: (resume: () => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const abort = (): void => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const resume = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      resolve();
    };
    const timer = setTimeout(resume, ms);
    signal.addEventListener('abort', abort, { once: true });
    lend?.(resume);
  });
}
