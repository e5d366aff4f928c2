import type { ImportEncoding } from '#shared/contracts';
import { FileProblem } from '../file-problem.ts';

/** Bytes that no text has. */
const binary = [0, 1, 2, 3, 4, 5, 6, 7, 8, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23] as const;
const looked = 64 * 1024;

/**
 * The encoding of a text: what its mark says, else UTF-8 where all of it is, else GB18030, which has GBK and GB2312 in it.
 * @throws FileProblem `file_unknown` for what is no text, `encoding_unknown`
 */
export function findEncoding(content: Uint8Array): ImportEncoding {
  if (content[0] === 0xff && content[1] === 0xfe) return 'utf-16le';
  const head = content.subarray(0, looked);
  if (binary.some((byte) => head.includes(byte))) throw new FileProblem('file_unknown');
  if (isIn(content, 'utf-8')) return 'utf-8';
  if (isIn(content, 'gb18030')) return 'gb18030';
  throw new FileProblem('encoding_unknown');
}

function isIn(content: Uint8Array, encoding: ImportEncoding): boolean {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for (let at = 0; at < content.length; at += looked)
      decoder.decode(content.subarray(at, at + looked), { stream: true });
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}
