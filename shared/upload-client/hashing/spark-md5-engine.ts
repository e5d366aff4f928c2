import SparkMD5 from 'spark-md5';
import type { Md5, Md5State } from './md5-engine.ts';

/** MD5 in JavaScript alone, the engine that every browser can run. */
export function createSparkMd5(saved?: Md5State): Md5 {
  const spark = new SparkMD5.ArrayBuffer();
  // Its own state, which this engine alone writes.
  if (saved) spark.setState(saved.data as SparkMD5.State);
  let bytes = saved?.bytes ?? 0;
  return {
    get bytes() {
      return bytes;
    },
    update(part) {
      const isWhole = part.byteLength === part.buffer.byteLength;
      spark.append(isWhole ? part.buffer : part.slice().buffer);
      bytes += part.byteLength;
    },
    digest: () => spark.end(),
    save: () => ({ engine: 'spark', bytes, data: spark.getState() }),
  };
}
