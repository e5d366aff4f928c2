import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';

export interface ArchiveFile {
  /** Inside the archive, with `/`. */
  readonly path: string;
  readonly content: Buffer;
}

/** Writes a zip of these files, the same bytes each time, whatever the clock, the zone and the order say. */
export async function writeArchive(files: readonly ArchiveFile[]): Promise<Buffer> {
  const archive = new yazl.ZipFile();
  // A moment of local time: a zip has no zone, so it is written alike everywhere.
  const mtime = new Date(2000, 0, 1);
  const sorted = files.toSorted((one, other) => (one.path < other.path ? -1 : 1));
  for (const { path, content } of sorted) {
    archive.addBuffer(content, path, { mtime, mode: 0o100644, forceDosTimestamp: true });
  }
  archive.end();
  return buffer(archive.outputStream);
}
