import { queryOptions } from '@tanstack/react-query';
import { parseApiDocument } from './parse-api-document.ts';

/** A file that the build makes of the contracts, beside the code of this app: fetched when the reader opens, kept by the browser as long as it is this build. */
export const apiDocumentAddress: URL = new URL('../../../package.json?api', import.meta.url);

/** Every call of the portal. */
export const apiDocumentQuery = queryOptions({
  queryKey: ['developers', 'api'],
  queryFn: async ({ signal }) => {
    const response = await fetch(apiDocumentAddress, { signal });
    if (!response.ok) throw new Error(`${response.status}`);
    return parseApiDocument(await response.json());
  },
  staleTime: Number.POSITIVE_INFINITY,
});
