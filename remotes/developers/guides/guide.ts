import { queryOptions } from '@tanstack/react-query';
import type { Guide } from '../routes/guides.ts';
import type { Block } from './block.ts';

/** A guide for integrators, a download of its own; kept as long as the page lives. */
export function guideQuery(guide: Guide) {
  return queryOptions({
    queryKey: ['developers', 'guide', guide],
    queryFn: async (): Promise<readonly Block[]> =>
      (await import(`../../../docs/integrators/${guide}.md`)).default,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
