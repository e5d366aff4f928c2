import { formatApiDocument } from '../openapi/format-api-document.ts';

/** The part of the compiler that the loader uses. */
interface LoaderContext {
  cacheable(flag: boolean): void;
}

/** Turns `package.json?api`, which has the version of the portal, into the document of its calls. */
function apiDocumentLoader(this: LoaderContext): string {
  // The compiler knows none of the sources that it is made of.
  this.cacheable(false);
  return formatApiDocument({ indent: 0 });
}

// biome-ignore lint/style/noDefaultExport: the compiler looks for the default export of a loader
export default apiDocumentLoader;
