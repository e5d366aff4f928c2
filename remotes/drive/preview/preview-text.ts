import { queryOptions } from '@tanstack/react-query';
import { driveKey } from '../place/spaces-query.ts';

/** Bytes of a text that a preview shows. */
export const previewBytes = 256 * 1024;

/** The beginning of a text. The rest is never asked for. */
export function previewTextQuery(path: string) {
  return queryOptions({
    queryKey: [driveKey, 'text', path],
    queryFn: async ({ signal }) => {
      const response = await fetch(path, { signal, headers: { range: `bytes=0-${previewBytes - 1}` } });
      if (!response.ok) throw new Error(`a preview answered ${response.status}`);
      return decodeText(new Uint8Array(await response.arrayBuffer()));
    },
  });
}

/** Reads UTF-8, else the Chinese encoding of older files. A character that was cut at the end is left out. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder('gb18030').decode(bytes, { stream: true });
  }
}
