import { createHasher, type StartHashWorker } from './hashing/hasher.ts';
import { createLivingPage } from './keeping/living-page.ts';
import type { UploadLocks } from './keeping/lock-interface.ts';
import { createUnfinishedStore, type UnfinishedStore } from './keeping/unfinished-store.ts';
import { createUploadLocks } from './keeping/upload-locks.ts';
import type { PickedFile } from './picking/picked-file.ts';
import type { UploadTools } from './run-upload.ts';
import { type Clock, createClock } from './sending/clock.ts';
import { createConcurrency } from './sending/concurrency.ts';
import { createNetwork, type Network } from './sending/network.ts';
import { createSliceSizes, type SliceSizes } from './sending/slice-sizes.ts';
import { createSlots } from './sending/slots.ts';
import { createTransport } from './transport/create-transport.ts';
import type { UploadTransport } from './transport/upload-transport.ts';
import type { UploadList } from './upload-list.ts';
import type { FinishUpload, UploadTarget } from './upload-target.ts';

/** Why a file is not taken. */
export interface FileRefusal {
  /** In the user's language. */
  readonly message: string;
}

export interface UploaderOptions {
  /** Id of the user; what a reload finds is theirs alone. */
  readonly owner: string;
  /** The service that keeps files whose target names none. Default `base`. */
  readonly serverid?: string | undefined;
  /** Rules of size and type (N05), asked before a byte is read. Default: every file is taken. */
  readonly checkFile?: ((file: PickedFile, target: UploadTarget) => FileRefusal | undefined) | undefined;
  /** What is done with each file whose bytes are kept. Default: nothing. */
  readonly finish?: FinishUpload | undefined;
  /** Default: XMLHttpRequest, without the session of the shell. */
  readonly transport?: UploadTransport | undefined;
  /** How the page starts the worker that hashes. Default: hashes are computed on the page. */
  readonly startWorker?: StartHashWorker | undefined;
  /** Files that are hashed at a time. Default 2. */
  readonly hashing?: number | undefined;
  /** Files that are sent at a time; their requests share 1 to 6 places. Default 3. */
  readonly sending?: number | undefined;
  /** Default: IndexedDB. */
  readonly store?: UnfinishedStore | undefined;
  /** Default: Web Locks, or messages between tabs. */
  readonly locks?: UploadLocks | undefined;
  readonly network?: Network | undefined;
  readonly clock?: Clock | undefined;
  readonly sizes?: SliceSizes | undefined;
  /** From 0 to 1; spreads attempts. */
  readonly random?: (() => number) | undefined;
}

/** What the uploads of a page share, with the defaults of a browser. */
export function createUploadTools(options: UploaderOptions, list: UploadList): UploadTools {
  const clock = options.clock ?? createClock();
  const hasher = createHasher(options.startWorker);
  const concurrency = createConcurrency();
  return {
    list,
    hasher,
    page: createLivingPage(),
    finish: options.finish,
    store: options.store ?? createUnfinishedStore(options.owner),
    locks: options.locks ?? createUploadLocks(),
    sending: {
      context: {
        transport: options.transport ?? createTransport(),
        clock,
        network: options.network ?? createNetwork(),
        slots: createSlots(() => concurrency.limit),
        concurrency,
        random: options.random ?? Math.random,
      },
      hasher,
      sizes: options.sizes ?? createSliceSizes(),
      server: { hasBlockStatus: true },
    },
  };
}
