import { constants, createDeflateRaw } from 'node:zlib';
import { blockSize } from './gather-blocks.ts';

export interface SmallDeflater {
  /** Of one content of less than a block, at a time. */
  deflate: (content: Uint8Array) => Promise<Uint8Array>;
  close: () => void;
}

/**
 * Deflates one small content after the other by the same deflater. One for each content costs 256 KB and a stream, which
 * the collector finds late.
 */
export function createSmallDeflater(level: number): SmallDeflater {
  // Each write is a whole content. What comes out is shorter than the room of the stream for it, so nothing waits for a reader.
  const stream = createDeflateRaw({ level, flush: constants.Z_FINISH, chunkSize: blockSize });
  // It rejects the write as well.
  stream.on('error', () => undefined);
  return {
    deflate: (content) =>
      new Promise((resolve, reject) => {
        stream.write(content, (error) => {
          if (error) return reject(error);
          const deflated: unknown = stream.read();
          stream.reset();
          if (deflated instanceof Uint8Array) resolve(deflated);
          else reject(new Error('nothing came from the deflater'));
        });
      }),
    close: () => void stream.destroy(),
  };
}
