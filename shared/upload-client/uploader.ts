import { createNoFile } from './failures.ts';
import { chooseStarts } from './machine/choose-starts.ts';
import type { UploadState, UploadStatus } from './machine/upload-state.ts';
import { type PickedFile, toPickedFile } from './picking/picked-file.ts';
import { createSpeedMeter, type SpeedMeter } from './progress/speed-meter.ts';
import { sumUp, type UploadTotals } from './progress/totals.ts';
import { rememberUpload, runHash, runSend, type UploadTools } from './run-upload.ts';
import { createUnfinishedUploads, type UnfinishedUploads } from './unfinished-uploads.ts';
import { createUploadControls, followNetwork, type UploadControls } from './upload-controls.ts';
import { createUploadEntry, type UploadEntry } from './upload-entry.ts';
import { createUploadList } from './upload-list.ts';
import type { UploadTarget } from './upload-target.ts';
import { createUploadTools, type FileRefusal, type UploaderOptions } from './uploader-options.ts';

export interface AddedFiles {
  /** Ids of the uploads; a file that is in the list and has not ended keeps its old one. */
  readonly ids: readonly string[];
  readonly refused: readonly { readonly file: PickedFile; readonly refusal: FileRefusal }[];
}

/** What files that are added together share. */
export interface AddOptions extends Partial<UploadTarget> {
  /** The higher goes first. Default 0. */
  readonly priority?: number | undefined;
}

/** The uploads of a page: it hashes, sends, pauses, waits and survives a reload. */
export interface Uploader extends UploadControls, UnfinishedUploads {
  /** For `useSyncExternalStore`: the same object until something changes. */
  getUploads(): readonly UploadState[];
  /** @returns ends it */
  subscribe(listener: () => void): () => void;
  getTotals(): UploadTotals;
  /** @throws UploadError `notfindfile` without a file (N08) */
  add(files: Iterable<PickedFile | File>, options?: AddOptions): AddedFiles;
  /** Whether leaving the page would lose bytes that are on their way. */
  isInFlight(): boolean;
  /** Ends what runs; a later page can go on. */
  close(): void;
}

const ended: ReadonlySet<UploadStatus> = new Set(['done', 'failed', 'aborted']);
const inFlight: ReadonlySet<UploadStatus> = new Set(['uploading', 'merging']);

/** Starts the uploads of a page. Nothing is loaded or sent before the first file. */
export function createUploader(options: UploaderOptions): Uploader {
  const entries = new Map<string, UploadEntry>();
  const { tools, meter, start } = createRuns(options, entries);
  const { list, hasher } = tools;

  /** The upload of a file; one that is on its way already keeps its own. */
  function enter(picked: PickedFile, priority: number, target: UploadTarget): UploadState | string {
    const entry = createUploadEntry(picked, target, tools.page.id);
    const present = list
      .all()
      .find(({ id, status }) => entries.get(id)?.key === entry.key && !ended.has(status));
    if (present) return present.id;
    entries.set(picked.uid, entry);
    void rememberUpload(entry, priority, tools.store);
    return createUploadState(picked, priority, target.label);
  }

  const add: Uploader['add'] = (files, added = {}) => {
    const { priority = 0, serverid = options.serverid ?? 'base', label = '', destination } = added;
    const target = { serverid, label, destination };
    const picked = [...files].map((file) => (file instanceof File ? toPickedFile(file) : file));
    if (picked.length === 0) throw createNoFile();
    const checked = picked.map((file) => ({ file, refusal: options.checkFile?.(file, target) }));
    const refused = checked.flatMap(({ file, refusal }) => (refusal ? [{ file, refusal }] : []));
    const entered = checked.flatMap(({ file, refusal }) => (refusal ? [] : [enter(file, priority, target)]));
    list.add(entered.filter((upload) => typeof upload !== 'string'));
    start();
    return { ids: entered.map((upload) => (typeof upload === 'string' ? upload : upload.id)), refused };
  };

  const unfollow = followNetwork(entries, tools);
  return {
    ...createUploadControls(entries, tools),
    ...createUnfinishedUploads(entries, tools, (file, left) => add([file], left).ids[0]),
    getUploads: list.all,
    subscribe: list.subscribe,
    getTotals: () => sumUp(list.all(), meter),
    add,
    isInFlight: () => list.all().some(({ id, status }) => entries.has(id) && inFlight.has(status)),
    close() {
      unfollow();
      tools.page.end();
      for (const { controller } of entries.values()) controller.abort();
      entries.clear();
      hasher.close();
    },
  };
}

interface Runs {
  readonly tools: UploadTools;
  readonly meter: SpeedMeter;
  /** Begins what may begin now. */
  start(): void;
}

/** Begins hashes and uploads whenever a place is free. */
function createRuns(options: UploaderOptions, entries: ReadonlyMap<string, UploadEntry>): Runs {
  const { hashing = 2, sending = 3 } = options;
  const list = createUploadList((before, after, event) => {
    if (event.type === 'sendProgress' && event.isNew) meter.add(after.sentBytes - before.sentBytes);
    // After the run that sent the event has ended.
    if (before.status !== after.status || after.isHeldElsewhere) queueMicrotask(start);
  });
  const tools = createUploadTools(options, list);
  const { clock, network } = tools.sending.context;
  const meter = createSpeedMeter(clock.now);

  function begin(id: string, run: typeof runHash): void {
    const entry = entries.get(id);
    if (!entry) return;
    entry.controller = new AbortController();
    void run(id, entry, tools);
  }

  function start(): void {
    const { hash, send } = chooseStarts(list.all(), { hashing, sending }, network.isOnline());
    for (const id of hash) begin(id, runHash);
    for (const id of send) begin(id, runSend);
  }
  return { tools, meter, start };
}

function createUploadState(picked: PickedFile, priority: number, label: string): UploadState {
  const { uid, fileName, size, webkitRelativePath } = picked;
  return {
    id: uid,
    name: fileName,
    path: webkitRelativePath || fileName,
    label,
    size,
    status: 'queued',
    priority,
    hashedBytes: 0,
    sentBytes: 0,
    isHeldElsewhere: false,
    isInstant: false,
  };
}
