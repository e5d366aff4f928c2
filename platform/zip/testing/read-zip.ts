import { crc32, inflateRawSync } from 'node:zlib';

export interface ReadEntry {
  name: string;
  /** 0 stored, 8 deflated. */
  method: number;
  content: Buffer;
  /** `2026-11-24 10:30:00` as the archive says it. */
  time: string;
}

const max32 = 0xffffffff;

/** Reads an archive by its central directory, as programs do, and compares each content with its checksum. */
export function readZip(file: Buffer): ReadEntry[] {
  const { offset, count } = readEnd(file);
  const entries: ReadEntry[] = [];
  let at = offset;
  for (let index = 0; index < count; index += 1) {
    requireSignature(file, at, 0x02014b50);
    const nameLength = file.readUInt16LE(at + 28);
    const extraLength = file.readUInt16LE(at + 30);
    const size = file.readUInt32LE(at + 20);
    const method = file.readUInt16LE(at + 10);
    const content = readContent(file, file.readUInt32LE(at + 42), size, method);
    if (crc32(content) !== file.readUInt32LE(at + 16)) throw new Error('the checksum is wrong');
    if (content.length !== file.readUInt32LE(at + 24)) throw new Error('the size is wrong');
    const name = file.toString('utf8', at + 46, at + 46 + nameLength);
    entries.push({ name, method, content, time: readTime(file, at + 12) });
    at += 46 + nameLength + extraLength;
  }
  return entries;
}

/** Where the central directory of an archive is, also where that is said with 64 bits. @param file its end is enough */
export function readEnd(file: Buffer): { count: number; offset: number; size: number } {
  const end = file.length - 22;
  requireSignature(file, end, 0x06054b50);
  const offset = file.readUInt32LE(end + 16);
  const count = file.readUInt16LE(end + 10);
  if (offset < max32 && count < 0xffff) return { offset, count, size: file.readUInt32LE(end + 12) };
  requireSignature(file, end - 20, 0x07064b50);
  const wide = end - 20 - 56;
  requireSignature(file, wide, 0x06064b50);
  const [total, size, start] = [32, 40, 48].map((field) => Number(file.readBigUInt64LE(wide + field)));
  if (total === undefined || size === undefined || start === undefined) throw new Error('unreachable');
  if (Number(file.readBigUInt64LE(end - 20 + 8)) !== start + size) throw new Error('the locator is wrong');
  return { count: total, size, offset: start };
}

function readContent(file: Buffer, header: number, size: number, method: number): Buffer {
  requireSignature(file, header, 0x04034b50);
  const start = header + 30 + file.readUInt16LE(header + 26) + file.readUInt16LE(header + 28);
  const kept = file.subarray(start, start + size);
  return method === 8 ? inflateRawSync(kept) : kept;
}

function readTime(file: Buffer, at: number): string {
  const [time, date] = [file.readUInt16LE(at), file.readUInt16LE(at + 2)];
  const two = (number: number): string => String(number).padStart(2, '0');
  const day = `${1980 + (date >> 9)}-${two((date >> 5) & 15)}-${two(date & 31)}`;
  return `${day} ${two(time >> 11)}:${two((time >> 5) & 63)}:${two((time & 31) * 2)}`;
}

function requireSignature(file: Buffer, at: number, signature: number): void {
  if (file.readUInt32LE(at) !== signature) throw new Error(`there is no record at ${at}`);
}
