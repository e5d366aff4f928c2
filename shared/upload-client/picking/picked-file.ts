import { createId } from '#shared/new-id';

/** A picked file (N06). The file itself travels under the field `file`. */
export interface PickedFile {
  readonly file: File;
  readonly fileName: string;
  /** Bytes. */
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly lastModified: number;
  /** Media type as the browser guesses it. */
  readonly type: string;
  readonly uid: string;
  /** With the folders above it; empty where the file was picked by itself. */
  readonly webkitRelativePath: string;
  /** Lets a reload read the file again; some browsers give none. */
  readonly handle?: FileSystemFileHandle | undefined;
}

/** @param path with the folders above it, where the file does not say so itself */
export function toPickedFile(
  file: File,
  path = file.webkitRelativePath,
  handle?: FileSystemFileHandle,
): PickedFile {
  const { name: fileName, size, lastModified, type } = file;
  const webkitRelativePath = path ?? '';
  return { file, fileName, size, lastModified, type, uid: createId(), webkitRelativePath, handle };
}

/** Recognizes the same file when it is picked again. A copy in another folder is another file. */
export function fileKeyOf(file: Omit<PickedFile, 'file' | 'uid' | 'type' | 'handle'>): string {
  const { fileName, size, lastModified, webkitRelativePath } = file;
  return JSON.stringify([fileName, size, lastModified, webkitRelativePath]);
}
