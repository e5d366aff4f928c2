import { LRUCache } from 'lru-cache';
import type { Clock } from '#bff/http';
import { showIcon } from '#shared/contracts';
import { type Drawing, parseDrawing } from './parse-drawing.ts';

const hour = 3_600_000;
const minute = 60_000;
const maxEntries = 1000;
/** Asked for at once; what else a page lacks it asks for the next time. */
const maxAtOnce = 32;

export interface DrawingsOptions {
  /** Asks for a picture that everybody may see. May reject. */
  readonly fetchPicture: (path: string) => Promise<{ readonly httpStatus: number; readonly text: string }>;
  readonly clock: Clock;
}

/** Pictures of apps, ready to stand in a page. */
export interface Drawings {
  /**
   * Never waits: a picture that is not known yet is asked for, and there the next time. Undefined too where it is none that can stand
   * in a page; `missing` where the storage has none.
   */
  find(path: string): Drawing | 'missing' | undefined;
}

interface Kept {
  readonly drawing: ReturnType<Drawings['find']>;
  /** Asked for anew from then on, epoch ms. */
  readonly freshUntil: number;
}

const [folder = ''] = showIcon.path.split('{name}');

/** Keeps pictures for an hour, as browsers do. */
export function createDrawings({ fetchPicture, clock }: DrawingsOptions): Drawings {
  const kept = new LRUCache<string, Kept>({ max: maxEntries });
  const asked = new Set<string>();
  let count = 0;

  const read = async (path: string): Promise<Kept> => {
    const answer = await fetchPicture(path).catch(() => undefined);
    if (answer?.httpStatus !== 200) {
      const drawing = answer?.httpStatus === 404 ? 'missing' : undefined;
      return { drawing, freshUntil: clock() + minute };
    }
    count += 1;
    return { drawing: parseDrawing(answer.text, `p${count}-`), freshUntil: clock() + hour };
  };

  const ask = async (path: string): Promise<void> => {
    asked.add(path);
    kept.set(path, await read(path));
    asked.delete(path);
  };

  return {
    find: (path) => {
      if (!isIcon(path)) return undefined;
      const known = kept.get(path);
      const isFresh = known !== undefined && clock() < known.freshUntil;
      if (!isFresh && asked.size < maxAtOnce && !asked.has(path)) void ask(path);
      return known?.drawing;
    },
  };
}

/** Icons of apps only, which the contract says anybody may see. */
function isIcon(path: string): boolean {
  return path.startsWith(folder) && /^[\w-]+\.svg$/.test(path.slice(folder.length));
}
