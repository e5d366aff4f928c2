/** A bundle's own runtime (`__webpack_require__`), as far as it is read here. */
interface BundleRuntime {
  federation: { initOptions: unknown; runtime: { init(options: unknown): unknown } };
}

/** For chunks that bring modules of the federation later. In ours, the first file names them all. */
export const updateConsumeOptions = doNothing;
export const updateRemoteOptions = doNothing;

/** Makes the instance of a bundle. The library adds a plugin for shared libraries that a server has shaken; there are none. */
export function init({ webpackRequire }: { webpackRequire: BundleRuntime }): unknown {
  const { initOptions, runtime } = webpackRequire.federation;
  return runtime.init(initOptions);
}

/** Only a shared library that a server has shaken falls back to another file. */
export function getSharedFallbackGetter<T>({ factory }: { factory: T }): T {
  return factory;
}

/** Nothing shared is eager, so no module of the first file needs it. */
export function installInitialConsumes({ initialConsumes }: { initialConsumes: readonly unknown[] }): void {
  if (initialConsumes.length > 0) throw new Error('eager libraries are not in this build');
}

function doNothing(): void {
  // The mappings are complete.
}
