import * as v from 'valibot';
import { uploadSizes } from '#shared/uploads';

/** Bytes of a chunk (N03), as the server knows them. */
export const { chunk: defaultSlice, maxChunk: maxSlice } = uploadSizes;
export const minSlice = 256 * 1024;

/** A chunk that needs less time may be larger for the next file, in ms. */
const quickMs = 1000;
const keptMs = 24 * 60 * 60 * 1000;
const storageKey = 'upload-slices';

/** The size of chunks that a network takes; it is remembered for a day. */
export interface SliceSizes {
  /** Bytes of a chunk now. */
  current(): number;
  /** Halves the size, unless another request did so already. @param refused bytes that did not pass. @returns whether a smaller size is left */
  shrink(refused: number): boolean;
  /** A file is sent. @param chunkMs milliseconds that its chunks took on average; twice the size comes next where that was quick */
  onFileSent(chunkMs: number): void;
}

const entrySchema = v.object({
  size: v.pipe(v.number(), v.minValue(minSlice), v.maxValue(maxSlice)),
  /** Sizes above did not pass. */
  limit: v.pipe(v.number(), v.minValue(minSlice), v.maxValue(maxSlice)),
  /** Milliseconds since 1970. */
  until: v.number(),
});
type Entry = v.InferOutput<typeof entrySchema>;
const entriesSchema = v.record(v.string(), entrySchema);

export interface SliceSizesOptions {
  /** Default: the local storage of the page; without one, nothing is remembered. */
  readonly storage?: Pick<Storage, 'getItem' | 'setItem'> | undefined;
  /** Names the network. Default: the kind of connection, where the browser says it. */
  readonly network?: (() => string) | undefined;
  /** Milliseconds since 1970. */
  readonly now?: (() => number) | undefined;
}

export function createSliceSizes(options: SliceSizesOptions = {}): SliceSizes {
  const { storage = findStorage(), network = nameNetwork, now = Date.now } = options;
  const entries = readEntries(storage);

  function find(): Pick<Entry, 'size' | 'limit'> {
    const entry = entries[network()];
    return entry && entry.until > now() ? entry : { size: defaultSlice, limit: maxSlice };
  }

  function keep(size: number, limit: number): void {
    entries[network()] = { size, limit, until: now() + keptMs };
    try {
      storage?.setItem(storageKey, JSON.stringify(entries));
    } catch {
      // Full or switched off: this page alone remembers it.
    }
  }

  return {
    current: () => find().size,
    shrink(refused) {
      const { size } = find();
      if (size < refused) return true;
      if (size <= minSlice) return false;
      const half = Math.max(minSlice, Math.floor(size / 2));
      keep(half, half);
      return true;
    },
    onFileSent(chunkMs) {
      const { size, limit } = find();
      if (chunkMs < quickMs && size < limit) keep(Math.min(size * 2, limit), limit);
    },
  };
}

function readEntries(storage: SliceSizesOptions['storage']): Record<string, Entry> {
  try {
    const parsed = v.safeParse(entriesSchema, JSON.parse(storage?.getItem(storageKey) ?? '{}'));
    return parsed.success ? { ...parsed.output } : {};
  } catch {
    return {};
  }
}

/** Access throws where the user has switched storage off. */
function findStorage(): SliceSizesOptions['storage'] {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

function nameNetwork(): string {
  const { connection } = navigator as { connection?: { type?: string } };
  return connection?.type ?? 'any';
}
