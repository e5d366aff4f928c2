import { createHash } from 'node:crypto';

export interface KeptFile {
  readonly fileId: string;
  readonly name: string;
  readonly size: number;
  readonly type: string;
  readonly md5: string;
  readonly path: string;
}

/** What a server keeps: parts as intervals of bytes, and files by their content. */
export interface KeptFiles {
  readonly contents: Map<string, Buffer>;
  putPart(md5: string, start: number, bytes: Buffer): void;
  hasRange(md5: string, start: number, end: number): boolean;
  /** Undefined where parts are missing or wrong. */
  merge(md5: string, size: number): Buffer | undefined;
  keep(name: string, content: Buffer): KeptFile;
}

export function md5Of(content: Uint8Array): string {
  return createHash('md5').update(content).digest('hex');
}

export function createKeptFiles(): KeptFiles {
  const contents = new Map<string, Buffer>();
  const parts = new Map<string, Map<number, Buffer>>();

  function collect(md5: string, start: number, end: number): Buffer | undefined {
    const pieces: Buffer[] = [];
    const own = [...(parts.get(md5) ?? [])].sort(([one], [other]) => one - other);
    let at = start;
    for (const [partStart, bytes] of own) {
      if (partStart > at || partStart + bytes.length <= at) continue;
      const piece = bytes.subarray(at - partStart, Math.min(bytes.length, end - partStart));
      pieces.push(piece);
      at += piece.length;
      if (at >= end) break;
    }
    return at >= end ? Buffer.concat(pieces) : undefined;
  }

  return {
    contents,
    putPart(md5, start, bytes) {
      const own = parts.get(md5) ?? new Map<number, Buffer>();
      // The longer one of two with the same start.
      if (bytes.length >= (own.get(start)?.length ?? 0)) own.set(start, bytes);
      parts.set(md5, own);
    },
    hasRange: (md5, start, end) => collect(md5, start, end) !== undefined,
    merge(md5, size) {
      const content = contents.get(md5) ?? collect(md5, 0, size);
      return content && md5Of(content) === md5 ? content : undefined;
    },
    keep(name, content) {
      const md5 = md5Of(content);
      contents.set(md5, content);
      const fileId = `f-${contents.size}`;
      return { fileId, name, size: content.length, type: 'application/octet-stream', md5, path: fileId };
    },
  };
}
