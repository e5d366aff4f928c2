import { createMD5 } from 'hash-wasm';
import type { Md5, Md5State } from './md5-engine.ts';

/**
 * MD5 in WebAssembly, about three times as fast.
 * @throws where WebAssembly does not compile, such as by the security policy
 */
export async function createWasmMd5(saved?: Md5State): Promise<Md5> {
  const hasher = await createMD5();
  hasher.init();
  // Its own state, which this engine alone writes.
  if (saved) hasher.load(saved.data as Uint8Array);
  let bytes = saved?.bytes ?? 0;
  return {
    get bytes() {
      return bytes;
    },
    update(part) {
      hasher.update(part);
      bytes += part.byteLength;
    },
    digest: () => hasher.digest('hex'),
    // A copy: the engine goes on in its own memory.
    save: () => ({ engine: 'wasm', bytes, data: hasher.save().slice() }),
  };
}
