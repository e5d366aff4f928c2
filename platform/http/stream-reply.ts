import type { Readable } from 'node:stream';

export interface StreamOptions {
  /** What the server found it to be. */
  contentType: string;
  /** Bytes of the whole. Left out where it is made while it is sent: then nobody can ask for a part of it, or whether it is the same. */
  size?: number | undefined;
  /** Strong validator with its quotes. Left out with the size. */
  etag?: string | undefined;
  /** Its key in the store of contents. Left out for what lies there in no file of its own. */
  storedAs?: string | undefined;
  /** Under which a browser saves it. */
  name: string;
  /** Whether a browser may show it instead of saving it. */
  isInline: boolean;
  /** Opens the whole, or the bytes from `start` to `end` with both; undefined where it has gone. */
  open: (range?: { start: number; end: number }) => Promise<Readable | undefined>;
}

/** The answer of a call whose `reply` is `file`, for contents of any size. It never runs as a page of the portal. */
export class StreamReply {
  readonly options: StreamOptions;

  constructor(options: StreamOptions) {
    this.options = options;
  }
}

export function streamReply(options: StreamOptions): StreamReply {
  return new StreamReply(options);
}
