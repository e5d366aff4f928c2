import { useState } from 'react';
import type { ViewportQuery } from '#shared/viewport-files';
import { type KeptContainer, keepContainers } from './keep-containers.ts';

/** All containers that are kept, with that of what the address asks for. Leaving the page ends them. */
export function useContainers(query: ViewportQuery | undefined): readonly KeptContainer[] {
  const [shown, setShown] = useState<ViewportQuery>();
  const [kept, setKept] = useState<readonly KeptContainer[]>([]);
  if (query === shown) return kept;
  const next = query ? keepContainers(kept, query) : kept;
  setShown(query);
  setKept(next);
  return next;
}
