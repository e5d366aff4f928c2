import type { StoredFile } from '#shared/contracts';
import { createId } from '#shared/new-id';
import { isSharedDevice } from '#shared/stored-items';
import {
  createMemoryStore,
  createUploader,
  type PickedFile,
  type PickedFolder,
  toPickedFile,
  type Uploader,
} from '#shared/upload-client';
import { createSharedValue } from '../../../core/shared-value/index.ts';
import { startWorker } from '../../../core/workers/index.ts';
import { findProblem, type RefusedFile } from '../find-problem.ts';
import type { FinishedUpload, PageUploads, UploadOptions } from '../page-uploads.ts';
import { holdPage } from './hold-page.ts';
import { makeFolders } from './make-folders.ts';
import { placeFile } from './place-file.ts';
import { createShellTransport } from './shell-transport.ts';

/** Milliseconds until a worker counts as lost; its code is some thousand bytes. */
const workerStartMs = 5_000;

/**
 * The uploader of a page with the session of the shell.
 * @param owner id of the user, who alone finds what a page left
 */
export function createPageUploads(owner: string, onFinished: (upload: FinishedUpload) => void): PageUploads {
  const refused = createSharedValue<readonly RefusedFile[]>([]);
  const onDone = new Map<string, (file: StoredFile) => void>();
  const uploader = createUploader({
    owner,
    transport: createShellTransport(),
    startWorker: (address) => startWorker(address, workerStartMs),
    // Nobody's data stay on a computer that several people use.
    store: isSharedDevice() ? createMemoryStore() : undefined,
    async finish(file, { id, target }, signal) {
      const destination = await placeFile(file, target.destination, signal);
      onDone.get(id)?.(file);
      onFinished({ id, file, label: target.label, destination });
    },
  });
  // Whoever asked for the file shows what becomes of it, so that its line has nothing more to say.
  uploader.subscribe(() => {
    for (const { id, status } of uploader.getUploads())
      if (status === 'done' && onDone.delete(id)) uploader.remove(id);
  });
  const release = holdPage(uploader);
  const refuse = (files: readonly RefusedFile[]): void => refused.set([...refused.get(), ...files]);

  return {
    uploader,
    refused,
    close() {
      release();
      uploader.close();
    },
    async add(picked, options) {
      const { files, directories, unreadable } = toSelection(picked);
      const { taken, problems } = sort(files, options);
      const none = files.length + directories.length + unreadable.length === 0 ? [''] : [];
      refuse([
        ...problems,
        ...unreadable.map((path) => refusal(path, { reason: 'unreadable' })),
        ...none.map((path) => refusal(path, { reason: 'nofile' })),
      ]);
      const place = await makeFolders(options, directories);
      const ids = taken.flatMap((file) => addOne(uploader, file, { ...options, ...place(file) }));
      for (const id of ids) if (options.onDone) onDone.set(id, options.onDone);
      return ids;
    },
  };
}

interface Selection {
  readonly files: readonly PickedFile[];
  /** Paths from the top. */
  readonly directories: readonly string[];
  readonly unreadable: readonly string[];
}

function toSelection(picked: Iterable<File | PickedFile> | PickedFolder): Selection {
  if (!('directorys' in picked)) {
    const files = [...picked].map((file) => (file instanceof File ? toPickedFile(file) : file));
    return { files, directories: [], unreadable: [] };
  }
  const paths = new Map<string, string>();
  const directories: string[] = [];
  // A folder stands before what it holds.
  for (const { id, fileName, type, parentId } of picked.directorys) {
    const parent = paths.get(parentId);
    const path = parent === undefined ? fileName : `${parent}/${fileName}`;
    paths.set(id, path);
    if (type === 'directory') directories.push(path);
  }
  return { files: picked.files, directories, unreadable: picked.unreadable };
}

function sort(files: readonly PickedFile[], { serverid = 'base', maxSize }: UploadOptions) {
  const taken: PickedFile[] = [];
  const problems: RefusedFile[] = [];
  for (const file of files) {
    const problem = findProblem(file, serverid, maxSize);
    if (problem) problems.push(refusal(file.webkitRelativePath || file.fileName, problem));
    else taken.push(file);
  }
  return { taken, problems };
}

function refusal(path: string, problem: RefusedFile['problem']): RefusedFile {
  return { id: createId(), path, problem };
}

function addOne(uploader: Uploader, file: PickedFile, options: UploadOptions): readonly string[] {
  const { label, serverid, destination } = options;
  return uploader.add([file], { label, destination, ...(serverid === undefined ? {} : { serverid }) }).ids;
}
