/** What the central directory and the records around a content say of it. */
export interface ZipRecord {
  /** With slashes; a folder ends with one. */
  path: Buffer;
  isFolder: boolean;
  /** Kept as it is, or deflated. */
  isStored: boolean;
  /** Whether its sizes are written with 64 bits. */
  isLarge: boolean;
  /** Epoch milliseconds. */
  changedAt: number;
  /** Where its local header begins. */
  offset: number;
  crc: number;
  size: number;
  compressedSize: number;
}

/** Where the central directory stands. */
export interface ZipEnd {
  count: number;
  offset: number;
  size: number;
}

const max16 = 0xffff;
const max32 = 0xffffffff;
/** Deflate makes what cannot be compressed a little larger; from here on sizes have 64 bits. */
const largeFrom = 0xf0000000;
const versions = { usual: 20, zip64: 45, unix: 3 << 8 } as const;
/** The name is UTF-8; checksum and sizes follow the content. */
const flags = { utf8: 1 << 11, descriptor: 1 << 3 } as const;
const methods = { stored: 0, deflated: 8 } as const;
const modes = { folder: ((0o40755 << 16) | 0x10) >>> 0, file: (0o100644 << 16) >>> 0 } as const;
/** China has one zone and no summer time; the old fields of the format are local time, from 1980 to 2107. */
const zoneOffset = 8 * 60 * 60 * 1000;
const times = { first: Date.UTC(1980, 0, 1), last: Date.UTC(2107, 11, 31) } as const;

export function isLargeContent(size: number): boolean {
  return size >= largeFrom;
}

/** Stands before a content. */
export function localHeader(record: ZipRecord): Buffer {
  const { path, isFolder, isLarge } = record;
  const wide = isLarge ? [0, 0] : [];
  const header = newRecord(30, path, wide);
  header.writeUInt32LE(0x04034b50, 0);
  writeCommon(header, 4, record);
  const sizes = isLarge ? max32 : 0;
  header.writeUInt32LE(isFolder ? 0 : sizes, 18);
  header.writeUInt32LE(isFolder ? 0 : sizes, 22);
  header.writeUInt16LE(path.length, 26);
  header.writeUInt16LE(header.length - 30 - path.length, 28);
  writeTail(header, 30, record, wide);
  return header;
}

/** Stands behind a content, whose checksum nobody knew before it was read. */
export function dataDescriptor({ crc, compressedSize, size, isLarge }: ZipRecord): Buffer {
  const descriptor = Buffer.allocUnsafe(isLarge ? 24 : 16);
  descriptor.writeUInt32LE(0x08074b50, 0);
  descriptor.writeUInt32LE(crc, 4);
  if (isLarge) {
    descriptor.writeBigUInt64LE(BigInt(compressedSize), 8);
    descriptor.writeBigUInt64LE(BigInt(size), 16);
  } else {
    descriptor.writeUInt32LE(compressedSize, 8);
    descriptor.writeUInt32LE(size, 12);
  }
  return descriptor;
}

/** A line of the central directory. */
export function centralRecord(record: ZipRecord): Buffer {
  const { path, isFolder, isLarge, crc, size, compressedSize, offset } = record;
  const isFar = offset >= max32;
  const wide = [...(isLarge ? [size, compressedSize] : []), ...(isFar ? [offset] : [])];
  const line = newRecord(46, path, wide);
  line.writeUInt32LE(0x02014b50, 0);
  line.writeUInt16LE(versions.unix | versions.zip64, 4);
  writeCommon(line, 6, record);
  if (isFar) line.writeUInt16LE(versions.zip64, 6);
  line.writeUInt32LE(crc, 16);
  line.writeUInt32LE(isLarge ? max32 : compressedSize, 20);
  line.writeUInt32LE(isLarge ? max32 : size, 24);
  line.writeUInt16LE(path.length, 28);
  line.writeUInt16LE(line.length - 46 - path.length, 30);
  line.writeUInt32LE(isFolder ? modes.folder : modes.file, 38);
  line.writeUInt32LE(isFar ? max32 : offset, 42);
  writeTail(line, 46, record, wide);
  return line;
}

/** The last bytes of the file; where numbers are too large for it, those of zip64 stand before. */
export function endRecords({ count, offset, size }: ZipEnd): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(count, max16), 8);
  end.writeUInt16LE(Math.min(count, max16), 10);
  end.writeUInt32LE(Math.min(size, max32), 12);
  end.writeUInt32LE(Math.min(offset, max32), 16);
  if (count < max16 && size < max32 && offset < max32) return end;
  const wide = Buffer.alloc(56);
  wide.writeUInt32LE(0x06064b50, 0);
  wide.writeBigUInt64LE(BigInt(wide.length - 12), 4);
  wide.writeUInt16LE(versions.unix | versions.zip64, 12);
  wide.writeUInt16LE(versions.zip64, 14);
  wide.writeBigUInt64LE(BigInt(count), 24);
  wide.writeBigUInt64LE(BigInt(count), 32);
  wide.writeBigUInt64LE(BigInt(size), 40);
  wide.writeBigUInt64LE(BigInt(offset), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(offset + size), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([wide, locator, end]);
}

/** What local header and central directory say alike: version, flags, method and time. */
function writeCommon(
  target: Buffer,
  at: number,
  { isFolder, isStored, isLarge, changedAt }: ZipRecord,
): void {
  target.writeUInt16LE(isLarge ? versions.zip64 : versions.usual, at);
  target.writeUInt16LE(flags.utf8 | (isFolder ? 0 : flags.descriptor), at + 2);
  target.writeUInt16LE(isStored || isFolder ? methods.stored : methods.deflated, at + 4);
  const time = new Date(Math.min(Math.max(changedAt + zoneOffset, times.first), times.last));
  target.writeUInt16LE(
    (time.getUTCHours() << 11) | (time.getUTCMinutes() << 5) | (time.getUTCSeconds() >> 1),
    at + 6,
  );
  const month = ((time.getUTCFullYear() - 1980) << 9) | ((time.getUTCMonth() + 1) << 5);
  target.writeUInt16LE(month | time.getUTCDate(), at + 8);
}

const timeFieldSize = 9;

/** One piece of memory for all of a record, since there are very many. Its fixed part is empty. */
function newRecord(fixed: number, path: Buffer, wide: readonly number[]): Buffer {
  const wideSize = wide.length > 0 ? 4 + 8 * wide.length : 0;
  return Buffer.allocUnsafe(fixed + path.length + timeFieldSize + wideSize).fill(0, 0, fixed);
}

/** The name, and behind it the extra fields. */
function writeTail(
  target: Buffer,
  at: number,
  { path, changedAt }: ZipRecord,
  wide: readonly number[],
): void {
  target.set(path, at);
  const time = at + path.length;
  writeTimeField(target, time, changedAt);
  if (wide.length > 0) writeZip64Field(target, time + timeFieldSize, wide);
}

/** The instant in seconds, which the local time of the format cannot tell. */
function writeTimeField(target: Buffer, at: number, changedAt: number): void {
  target.writeUInt16LE(0x5455, at);
  target.writeUInt16LE(timeFieldSize - 4, at + 2);
  target.writeUInt8(1, at + 4);
  target.writeUInt32LE(Math.min(Math.max(Math.floor(changedAt / 1000), 0), 0x7fffffff), at + 5);
}

function writeZip64Field(target: Buffer, at: number, numbers: readonly number[]): void {
  target.writeUInt16LE(1, at);
  target.writeUInt16LE(8 * numbers.length, at + 2);
  numbers.forEach((number, index) => void target.writeBigUInt64LE(BigInt(number), at + 4 + 8 * index));
}
