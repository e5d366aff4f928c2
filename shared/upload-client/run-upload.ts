import { toUploadFailure, UploadError } from './failures.ts';
import type { Hasher } from './hashing/hasher.ts';
import type { LivingPage } from './keeping/living-page.ts';
import type { UploadLocks } from './keeping/lock-interface.ts';
import type { UnfinishedStore } from './keeping/unfinished-store.ts';
import type { UploadEvent } from './machine/upload-state.ts';
import { describeFailure } from './sending/judge-failure.ts';
import { DisconnectedError } from './sending/send-call.ts';
import { sendFile } from './sending/send-file.ts';
import type { SendJob, SendTools } from './sending/send-job.ts';
import { requireUnchanged, toUnfinished, type UploadEntry } from './upload-entry.ts';
import type { UploadList } from './upload-list.ts';
import type { FinishUpload } from './upload-target.ts';

/** What the uploads of a page share. */
export interface UploadTools {
  readonly list: UploadList;
  readonly store: UnfinishedStore;
  readonly locks: UploadLocks;
  readonly hasher: Hasher;
  readonly sending: SendTools;
  readonly page: LivingPage;
  readonly finish: FinishUpload | undefined;
}

/** Hashes a file, from where an earlier page or a pause ended. Failures are events; nothing is thrown. */
export async function runHash(id: string, entry: UploadEntry, tools: UploadTools): Promise<void> {
  const { list, store, hasher } = tools;
  const { picked, key, controller } = entry;
  const { signal } = controller;
  const dispatch = createDispatch(id, list, signal);
  dispatch({ type: 'hash' });
  const keep = (md5?: string): void => {
    void store.put(toUnfinished(entry, list.find(id)?.priority ?? 0, md5));
  };
  try {
    const known = await store.find(key);
    const md5 =
      known?.md5 ??
      (await hasher.hash(picked.file, {
        signal,
        saved: entry.hashState ?? known?.hashState,
        onProgress: (bytes) => dispatch({ type: 'hashProgress', bytes }),
        onState(state) {
          entry.hashState = state;
          if (list.find(id)?.status !== 'aborted') keep();
        },
      }));
    await requireUnchanged(picked);
    if (signal.aborted) return;
    keep(md5);
    dispatch({ type: 'hashed', md5 });
  } catch (error) {
    dispatch({ type: 'fail', failure: toUploadFailure(error, 'checkerror') });
  }
}

/** Sends a hashed file, once no other tab sends the same content. Failures are events; nothing is thrown. */
export async function runSend(id: string, entry: UploadEntry, tools: UploadTools): Promise<void> {
  const { list, locks, store } = tools;
  const { picked, key, controller } = entry;
  const { serverid } = entry.target;
  const { signal } = controller;
  const md5 = list.find(id)?.md5;
  if (md5 === undefined) return;
  const dispatch = createDispatch(id, list, signal);
  dispatch({ type: 'check' });
  const job = {
    content: picked.file,
    name: picked.fileName,
    md5,
    uid: picked.uid,
    serverid,
    signal,
    rank: () => list.find(id)?.priority ?? 0,
    dispatch,
  };
  try {
    await locks.hold(
      `${serverid}:${md5}:${picked.size}`,
      signal,
      () => dispatch({ type: 'hold' }),
      () => {
        dispatch({ type: 'release' });
        return complete(job, entry, tools);
      },
    );
    await store.remove(key);
  } catch (error) {
    if (signal.aborted) return;
    if (error instanceof DisconnectedError) {
      dispatch({ type: 'disconnect' });
      return;
    }
    const failure = toUploadFailure(error, 'uploaderror');
    if (failure.kind === 'chunkmerge') await forgetHash(entry, store);
    dispatch({ type: 'fail', failure });
  }
}

/** Sends what is not kept yet, and then does what the page wants with it. */
async function complete(job: SendJob, entry: UploadEntry, { sending, finish }: UploadTools): Promise<void> {
  entry.sent ??= await sendFile(job, sending);
  const { file, isInstant } = entry.sent;
  try {
    await finish?.(file, { id: job.uid, target: entry.target }, job.signal);
  } catch (error) {
    throw new UploadError(describeFailure(error, 'placeerror'), error);
  }
  job.dispatch({ type: 'store', file, isInstant });
}

/** The parts did not make the content that was hashed. Another attempt hashes again. */
async function forgetHash(entry: UploadEntry, store: UnfinishedStore): Promise<void> {
  entry.hashState = undefined;
  await store.put(toUnfinished(entry, 0));
}

/** What was paused or aborted says nothing more. */
function createDispatch(id: string, list: UploadList, signal: AbortSignal): (event: UploadEvent) => void {
  return (event) => {
    if (!signal.aborted) list.dispatch(id, event);
  };
}

/** Lets a reload find a file whose turn has not come. What an earlier page found out about it stays. */
export async function rememberUpload(
  entry: UploadEntry,
  priority: number,
  store: UnfinishedStore,
): Promise<void> {
  const known = await store.find(entry.key);
  if (entry.controller.signal.aborted) return;
  await store.put(known ? { ...known, page: entry.page } : toUnfinished(entry, priority));
}
