import { createId } from '#shared/new-id';

/** Of one address: how many steps of the browser's history were added for layers over it. Kept in `history.state`. */
interface Place {
  base: string;
  depth: number;
}

export interface Layers {
  /** How many are open. */
  count: () => number;
  /** Closes the top one, or has it ask first; one that must be answered stays. */
  closeTop: () => void;
}

export interface LayerHistory {
  /** Gives each open layer a step of the history, so that Back closes the layer and not the page. */
  cover: () => void;
  /** Notes that a link has led on to another entry. */
  noteMove: () => void;
}

/**
 * Ties layers to the browser's Back. A layer that closes by itself leaves its step behind: removing it takes the browser a
 * while, in which a link would be lost. The next layer takes that step, and Back passes over it.
 */
export function createLayerHistory({ count, closeTop }: Layers): LayerHistory {
  let here = findPlace();
  const cover = (): void => {
    const start = findPlace() ?? { base: createId(), depth: 0 };
    if (start.depth >= count()) return;
    if (start.depth === 0) history.replaceState({ layers: start }, '');
    here = start;
    while (here.depth < count()) {
      here = { ...here, depth: here.depth + 1 };
      history.pushState({ layers: here }, '');
    }
  };
  const onPopState = (): void => {
    const left = here;
    here = findPlace();
    if (!left || !here || left.base !== here.base || left.depth <= here.depth) return;
    const open = count();
    if (open <= here.depth) {
      history.go(open - 1 - here.depth);
      return;
    }
    for (let each = open; each > here.depth; each -= 1) closeTop();
    // A layer that asks first, or stays, needs its step again.
    setTimeout(cover);
  };
  addEventListener('popstate', onPopState);
  return {
    cover,
    noteMove() {
      // An entry with a place comes with a step, which is judged there.
      if (!findPlace()) here = undefined;
    },
  };
}

function findPlace(): Place | undefined {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('layers' in state)) return undefined;
  const { layers } = state;
  return isPlace(layers) ? layers : undefined;
}

function isPlace(value: unknown): value is Place {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'base' in value && typeof value.base === 'string' && 'depth' in value && Number.isInteger(value.depth)
  );
}
