import {
  createDirectoryList,
  type DirectoryEntry,
  type DirectoryList,
  type DirectoryNode,
  toDirectoryTree,
} from './folder-tree.ts';
import { type PickedFile, toPickedFile } from './picked-file.ts';

/** What a picked or dropped folder gives (N06). */
export interface PickedFolder {
  readonly directorys: readonly DirectoryEntry[];
  readonly dirTree: readonly DirectoryNode[];
  readonly files: readonly PickedFile[];
  /** Paths that the browser may not read. */
  readonly unreadable: readonly string[];
}

interface Reading {
  readonly list: DirectoryList;
  readonly files: PickedFile[];
  readonly unreadable: string[];
}

/**
 * Reads what was picked or dropped, with empty folders where it was dropped. Call it within the event: a drop is
 * empty afterwards.
 */
export async function readFolder(source: DataTransferItemList | FileList): Promise<PickedFolder> {
  const reading: Reading = { list: createDirectoryList(), files: [], unreadable: [] };
  if (isDropped(source)) await readDropped(source, reading);
  else for (const file of source) addFile(reading, file, pathOf(file));
  const { files, unreadable } = reading;
  const directorys = reading.list.entries;
  return { directorys, dirTree: toDirectoryTree(directorys), files, unreadable };
}

function isDropped(source: DataTransferItemList | FileList): source is DataTransferItemList {
  const [first] = source;
  return first !== undefined && 'kind' in first;
}

async function readDropped(items: DataTransferItemList, reading: Reading): Promise<void> {
  // All entries before the first pause, after which the browser has emptied the list.
  const roots = [...items]
    .filter(({ kind }) => kind === 'file')
    .map((item) => ({
      entry: item.webkitGetAsEntry(),
      handle: findHandle(item),
      file: item.getAsFile(),
    }));
  for (const { entry, handle, file } of roots) {
    if (entry?.isDirectory) await readEntries(entry, reading);
    else if (file) addFile(reading, file, [file.name], await handle);
  }
}

/** Breadth first and without recursion, since folders may be deep. */
async function readEntries(root: FileSystemEntry, reading: Reading): Promise<void> {
  const queue = [{ entry: root, path: [root.name] }];
  for (const { entry, path } of queue) {
    try {
      if (isDirectory(entry)) {
        reading.list.addDirectory(path);
        for (const child of await listDirectory(entry))
          queue.push({ entry: child, path: [...path, child.name] });
      } else if (isFile(entry)) {
        addFile(reading, await openFile(entry), path);
      }
    } catch {
      reading.unreadable.push(path.join('/'));
    }
  }
}

function addFile({ list, files }: Reading, file: File, path: string[], handle?: FileSystemFileHandle): void {
  list.addFile(path);
  files.push(toPickedFile(file, path.length > 1 ? path.join('/') : '', handle));
}

function pathOf({ name, webkitRelativePath }: File): string[] {
  return webkitRelativePath ? webkitRelativePath.split('/') : [name];
}

function isDirectory(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

/** All of a folder: a browser gives a hundred at a time, and an empty list at the end. */
async function listDirectory(directory: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = directory.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return all;
    all.push(...some);
  }
}

function openFile(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}

/** Only some browsers have handles, and only in secure contexts. */
async function findHandle(item: DataTransferItem): Promise<FileSystemFileHandle | undefined> {
  const { getAsFileSystemHandle } = item as {
    getAsFileSystemHandle?: () => Promise<FileSystemHandle | null>;
  };
  const handle = await getAsFileSystemHandle?.call(item).catch(() => null);
  return handle?.kind === 'file' ? (handle as FileSystemFileHandle) : undefined;
}
