import { formatApiDocument } from '../openapi/format-api-document.ts';

/** Turns `package.json?api`, which has the version of the portal, into the document of its calls. */
function apiDocumentLoader(): string {
  return formatApiDocument({ indent: 0 });
}

// biome-ignore lint/style/noDefaultExport: the compiler looks for the default export of a loader
export default apiDocumentLoader;
