import type { DriveEntry } from '#shared/contracts';
import { type DrivePageAnswer, pageSize } from './entry-pages.ts';

/** Entries that are chosen at once at most: the page keeps them all. */
export const maxChosen = 10_000;
/** Pages that are asked for at the same time. */
const atOnce = 5;

export interface ChooseAllOptions {
  total: number;
  loadPage: (page: number) => Promise<Pick<DrivePageAnswer, 'list'>>;
  /** After each few pages. */
  onEntries: (entries: readonly DriveEntry[]) => void;
  signal: AbortSignal;
}

/** Loads all of a list, a few pages at a time, until it ends, it is too long, or the user stops it. */
export async function chooseAll({ total, loadPage, onEntries, signal }: ChooseAllOptions): Promise<void> {
  const pages = Math.ceil(Math.min(total, maxChosen) / pageSize);
  for (let from = 1; from <= pages && !signal.aborted; from += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, pages - from + 1) }, (_, at) => from + at);
    const answers = await Promise.all(numbers.map(loadPage));
    if (!signal.aborted) onEntries(answers.flatMap(({ list }) => list));
  }
}
