/** Headers and small contents are short; so many bytes go to the reader at once. */
export const blockSize = 64 * 1024;

export interface Blocks {
  /** Takes a copy of these bytes: they may change afterwards. Those of a whole block or more are kept as they are. */
  add: (part: Uint8Array) => void;
  /** The full blocks so far. */
  takeFull: () => Buffer[];
  /** All that is left. */
  takeRest: () => Buffer[];
}

/** Copies short parts into blocks. An object for each part that waits would take more memory than its bytes. */
export function gatherBlocks(): Blocks {
  let full: Buffer[] = [];
  let block: Buffer | undefined;
  let length = 0;
  const end = (): void => {
    if (block && length > 0) full.push(block.subarray(0, length));
    block = undefined;
    length = 0;
  };
  const takeFull = (): Buffer[] => {
    const taken = full;
    full = [];
    return taken;
  };
  return {
    add: (part) => {
      if (part.length >= blockSize) {
        end();
        full.push(Buffer.from(part.buffer, part.byteOffset, part.length));
        return;
      }
      for (let at = 0; at < part.length; ) {
        block ??= Buffer.allocUnsafe(blockSize);
        const piece = part.subarray(at, at + blockSize - length);
        block.set(piece, length);
        length += piece.length;
        at += piece.length;
        if (length === blockSize) end();
      }
    },
    takeFull,
    takeRest: () => {
      end();
      return takeFull();
    },
  };
}
