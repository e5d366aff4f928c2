import type { Entry } from 'yauzl';
import { type Problem, wholeArchive } from './problem.ts';

const unixMade = 3;
const kinds = { mask: 0o170000, file: 0o100000, folder: 0o040000 } as const;

/** The name of an entry, and what is wrong with it. Nothing is unpacked by it: contents are kept under keys of the portal. */
export function readEntryName(entry: Entry): { name: string; problem?: Problem } {
  const name = decode(entry.fileNameRaw);
  if (name === undefined)
    return refuse(wholeArchive, ['文件名不是 UTF-8', 'has a file name that is not UTF-8']);
  const reason = findReason(name, entry);
  return reason ? refuse(name, reason) : { name };
}

type Reason = readonly [zh: string, en: string];

function findReason(name: string, entry: Entry): Reason | undefined {
  if (name.includes('\\')) return ['路径中有反斜杠', 'has a backslash in its path'];
  if (name.startsWith('/') || /^[A-Za-z]:/.test(name)) return ['路径是绝对路径', 'has an absolute path'];
  if (name.split('/').some((segment) => segment === '..' || segment === '.'))
    return ['路径指向压缩包之外', 'has a path that leads out of the archive'];
  if (entry.isEncrypted()) return ['文件已加密', 'is encrypted'];
  if (isOddKind(entry)) return ['是链接或特殊文件', 'is a link or a special file'];
  return undefined;
}

/** Whether the mode that a Unix program wrote is neither that of a file nor of a folder. */
function isOddKind({ versionMadeBy, externalFileAttributes }: Entry): boolean {
  if (versionMadeBy >>> 8 !== unixMade) return false;
  const kind = (externalFileAttributes >>> 16) & kinds.mask;
  return kind !== 0 && kind !== kinds.file && kind !== kinds.folder;
}

function decode(raw: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(raw);
  } catch {
    return undefined;
  }
}

function refuse(file: string, [zh, en]: Reason): { name: string; problem: Problem } {
  // A name may hold anything: a line of a terminal has to stay one.
  const shown = file.replace(/[^\x20-\x7e\u4e00-\u9fff]/g, '?').slice(0, 200) || wholeArchive;
  return { name: file, problem: { file: shown, zh, en } };
}
