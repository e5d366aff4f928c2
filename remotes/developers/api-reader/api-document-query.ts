import { queryOptions } from '@tanstack/react-query';
import { parseApiDocument } from './parse-api-document.ts';

/** A file beside the code of this app: fetched when the reader opens, kept by the browser as long as it is this build. */
const address = new URL('../../../docs/openapi.json', import.meta.url);

/** Every call of the portal, as the repository describes it. */
export const apiDocumentQuery = queryOptions({
  queryKey: ['developers', 'api'],
  queryFn: async ({ signal }) => {
    const response = await fetch(address, { signal });
    if (!response.ok) throw new Error(`${response.status}`);
    return parseApiDocument(await response.json());
  },
  staleTime: Number.POSITIVE_INFINITY,
});
