import { createHash, randomBytes, randomInt } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { hashFile } from './hash-file.ts';
import type { HashReply, HashRequest } from './hash-messages.ts';
import { createHasher, type HashWorker } from './hasher.ts';
import { createMd5, provesItself } from './md5.ts';
import type { Md5State } from './md5-engine.ts';
import { serveHashes } from './serve-hashes.ts';
import { createSparkMd5 } from './spark-md5-engine.ts';
import { createWasmMd5 } from './wasm-md5-engine.ts';

const mega = 1024 * 1024;
const engines = [
  ['spark', async (saved?: Md5State) => createSparkMd5(saved)],
  ['wasm', createWasmMd5],
] as const;

function md5Of(bytes: Uint8Array): string {
  return createHash('md5').update(bytes).digest('hex');
}

function bytesOf(size: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(randomBytes(size));
}

describe.each(engines)('the engine %s', (_, create) => {
  test.each([0, 1, 55, 56, 63, 64, 65, randomInt(1, 3 * mega), randomInt(1, 3 * mega)])(
    'when it hashes %i bytes in uneven parts, then the hash is that of Node',
    async (size) => {
      const bytes = bytesOf(size);
      const md5 = await create();
      for (let at = 0; at < size; at += 100_003) md5.update(bytes.subarray(at, at + 100_003));
      expect(md5.bytes).toBe(size);
      expect(md5.digest()).toBe(md5Of(bytes));
    },
  );

  test('when its state is saved and loaded after a copy, then the hash goes on', async () => {
    const bytes = bytesOf(mega + 77);
    const first = await create();
    first.update(bytes.subarray(0, 500_001));
    const saved = structuredClone(first.save());
    first.update(bytesOf(100));
    const second = await create(saved);
    expect(second.bytes).toBe(500_001);
    second.update(bytes.subarray(500_001));
    expect(second.digest()).toBe(md5Of(bytes));
  });

  test('when it proves itself, then it does', async () => {
    await expect(provesItself(create)).resolves.toBe(true);
  });
});

describe('the choice of the engine', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  test('when WebAssembly compiles, then it computes; a state of the other engine stays with that', async () => {
    expect((await createMd5()).save().engine).toBe('wasm');
    expect((await createMd5(createSparkMd5().save())).save().engine).toBe('spark');
  });

  test('when the policy refuses WebAssembly, then spark-md5 computes from the start', async () => {
    const saved = (await createMd5()).save();
    vi.resetModules();
    const refuse = () => Promise.reject(new WebAssembly.CompileError('refused by the policy'));
    vi.stubGlobal('WebAssembly', { compile: refuse, instantiate: refuse });
    const fresh = await import('./md5.ts');
    const md5 = await fresh.createMd5({ ...saved, bytes: 99 });
    expect(md5.save()).toMatchObject({ engine: 'spark', bytes: 0 });
    expect(md5.digest()).toBe(md5Of(new Uint8Array()));
  });

  test('when an engine computes something else, then it is not taken', async () => {
    const wrong = async () => ({
      ...createSparkMd5(),
      update: () => undefined,
      digest: () => 'f'.repeat(32),
    });
    await expect(provesItself(wrong)).resolves.toBe(false);
  });
});

describe('the hash of a file', () => {
  test.each([0, 1, 2 * mega, 2 * mega + 1, randomInt(2 * mega, 9 * mega)])(
    'when it has %i bytes, then the hash is that of Node',
    async (size) => {
      const bytes = bytesOf(size);
      const progress: number[] = [];
      const md5 = await hashFile(new File([bytes], 'a'), { onProgress: (done) => progress.push(done) });
      expect(md5).toBe(md5Of(bytes));
      expect(progress.at(-1)).toBe(size);
    },
  );

  test('when it is ended in the middle, then a saved state goes on from there', async () => {
    const bytes = bytesOf(9 * mega);
    const controller = new AbortController();
    let state: Md5State | undefined;
    const first = hashFile(new Blob([bytes]), {
      signal: controller.signal,
      onProgress: () => controller.abort(new Error('paused')),
      onState: (saved) => {
        state = saved;
      },
    });
    await expect(first).rejects.toThrow('paused');
    expect(state?.bytes).toBe(2 * mega);
    await expect(hashFile(new Blob([bytes]), { saved: state })).resolves.toBe(md5Of(bytes));
  });

  test('when it is large, then its state is saved each 64 MB', async () => {
    const saved: number[] = [];
    await hashFile(new Blob([new Uint8Array(66 * mega)]), { onState: ({ bytes }) => saved.push(bytes) });
    expect(saved).toEqual([64 * mega]);
  }, 60_000);

  test('when a saved state has more bytes than the file, then the hash starts afresh', async () => {
    const long = createSparkMd5();
    long.update(bytesOf(100));
    const bytes = bytesOf(10);
    await expect(hashFile(new Blob([bytes]), { saved: long.save() })).resolves.toBe(md5Of(bytes));
  });

  test('when fewer bytes come than the file has, then it was changed', async () => {
    const file = new Blob([bytesOf(10)]);
    const cut = { size: 20, slice: () => ({ size: 20, arrayBuffer: () => file.arrayBuffer() }) };
    await expect(hashFile(cut as unknown as Blob)).rejects.toMatchObject({ name: 'NotReadableError' });
  });
});

describe('a hasher with a worker', () => {
  const ports: MessagePort[] = [];
  afterEach(() => {
    for (const port of ports.splice(0)) port.close();
  });

  /** The worker's own code behind a real port. */
  async function startWorker(): Promise<HashWorker> {
    const { port1, port2 } = new MessageChannel();
    ports.push(port1, port2);
    const serve = serveHashes((reply: HashReply) => port2.postMessage(reply));
    port2.onmessage = ({ data }: MessageEvent<HashRequest>) => serve(data);
    port1.start();
    return port1 as HashWorker;
  }

  test('when several files are hashed, then each gets its own hash', async () => {
    const hasher = createHasher(startWorker);
    const files = [bytesOf(3 * mega), bytesOf(10), bytesOf(5 * mega)];
    const hashes = await Promise.all(files.map((bytes) => hasher.hash(new Blob([bytes]))));
    expect(hashes).toEqual(files.map(md5Of));
  });

  test('when a hash is ended, then its state comes back and the reason is thrown', async () => {
    const hasher = createHasher(startWorker);
    const controller = new AbortController();
    const states: Md5State[] = [];
    const outcome = hasher.hash(new Blob([bytesOf(40 * mega)]), {
      signal: controller.signal,
      onProgress: () => controller.abort(new Error('paused')),
      onState: (state) => states.push(state),
    });
    await expect(outcome).rejects.toThrow('paused');
    expect(states).toHaveLength(1);
  });

  test('when no worker starts, then the page hashes', async () => {
    const bytes = bytesOf(100);
    const failing = createHasher(() => Promise.reject(new Error('no workers')));
    await expect(failing.hash(new Blob([bytes]))).resolves.toBe(md5Of(bytes));
  });

  test('when the hasher is closed, then what runs fails', async () => {
    const hasher = createHasher(startWorker);
    await hasher.hash(new Blob([bytesOf(1)]));
    const outcome = hasher.hash(new Blob([bytesOf(40 * mega)]));
    await Promise.resolve();
    hasher.close();
    await expect(outcome).rejects.toMatchObject({ name: 'OperationError' });
  });
});
