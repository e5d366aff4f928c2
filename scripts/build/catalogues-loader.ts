import type { LoaderContext } from '@rspack/core';
import { writeCatalogues } from './catalogues.ts';

/** Turns an import of all catalogues of a room into the module that has them. */
function cataloguesLoader(this: LoaderContext): string {
  this.addContextDependency(this.context ?? '');
  return writeCatalogues(this.resourcePath, this.resourceQuery);
}

// biome-ignore lint/style/noDefaultExport: the compiler looks for the default export of a loader
export default cataloguesLoader;
