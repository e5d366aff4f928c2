import type { Md5, Md5State } from './md5-engine.ts';
import { createSparkMd5 } from './spark-md5-engine.ts';
import { createWasmMd5 } from './wasm-md5-engine.ts';

/** MD5 of the empty input and of `abc` (RFC 1321, A.5). */
const vectors = [
  ['', 'd41d8cd98f00b204e9800998ecf8427e'],
  ['abc', '900150983cd24fb0d6963f7d28e17f72'],
] as const;

let isWasmSound: Promise<boolean> | undefined;

/**
 * Starts a hash, or goes on with a saved one. WebAssembly computes it where it compiles and proves itself; else
 * `spark-md5` does.
 * @param saved a state that this browser cannot go on with is left, and the hash starts at 0 bytes
 */
export async function createMd5(saved?: Md5State): Promise<Md5> {
  if (saved?.engine === 'spark') return createSparkMd5(saved);
  isWasmSound ??= provesItself(createWasmMd5);
  if (await isWasmSound) return createWasmMd5(saved);
  return createSparkMd5();
}

/** Whether an engine starts here and computes known vectors. A security policy may refuse WebAssembly. */
export async function provesItself(create: () => Promise<Md5>): Promise<boolean> {
  try {
    for (const [text, expected] of vectors) {
      const md5 = await create();
      md5.update(new TextEncoder().encode(text));
      if (md5.digest() !== expected) return false;
    }
    return true;
  } catch {
    return false;
  }
}
