import { bundleWorker } from './bundle-worker.ts';

/** The part of the compiler that the loader uses. */
interface LoaderContext {
  readonly resourcePath: string;
  readonly mode?: string | undefined;
  addDependency(file: string): void;
}

/** Turns the first module of a worker into the whole worker; `new URL('./x.ts?worker', import.meta.url)` is its address. */
async function workerLoader(this: LoaderContext): Promise<string> {
  const { resourcePath, mode } = this;
  const { code, sources } = await bundleWorker(
    resourcePath,
    mode === 'development' ? 'development' : 'production',
  );
  for (const source of sources) this.addDependency(source);
  return code;
}

// biome-ignore lint/style/noDefaultExport: the compiler looks for the default export of a loader
export default workerLoader;
