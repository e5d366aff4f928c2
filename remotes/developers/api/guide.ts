import { queryOptions } from '@tanstack/react-query';
import type { Guide } from '../state/guides.ts';
import { parseMarkdown } from '../state/markdown.ts';

/** A guide for integrators, a download of its own; kept as long as the page lives. */
export const guideQuery = (guide: Guide) =>
  queryOptions({
    queryKey: ['developers', 'guide', guide],
    queryFn: async () => {
      const { default: text } = await import(`../../../docs/integrators/${guide}.md`);
      return parseMarkdown(String(text));
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
