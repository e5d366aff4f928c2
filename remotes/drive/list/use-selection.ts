import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type DriveEntry, driveList } from '#shared/contracts';
import type { DriveQuery } from '../place/drive-query.ts';
import { driveKey } from '../place/spaces-query.ts';
import { chooseAll } from './choose-all.ts';
import { type DrivePageAnswer, entryPageQuery, toFilter } from './entry-pages.ts';
import { choose, noSelection, type Selection, type SelectionMode } from './selection.ts';

/** All of a list was asked for, and its pages come. */
export interface Choosing {
  /** How long the list is. */
  total: number;
  isRunning: boolean;
  stop: () => void;
}

export interface ChosenEntries {
  selection: Selection;
  choose: (row: number, mode: SelectionMode, entryAt: (row: number) => DriveEntry | undefined) => void;
  /** Chooses all of a list, page by page. */
  chooseAll: (total: number) => Promise<void>;
  clear: () => void;
  /** The chosen entries as the list shows them. */
  entries: readonly DriveEntry[];
  /** Set from when all was asked for until something else is chosen. */
  choosing?: Choosing | undefined;
}

/** What is chosen in a list; another list begins with nothing. */
export function useSelection(query: DriveQuery): ChosenEntries {
  const client = useQueryClient();
  const [selection, setSelection] = useState<Selection>(noSelection);
  // Pages that nobody looks at leave the cache after a while; what is chosen of them stays here.
  const [all, setAll] = useState<readonly DriveEntry[]>([]);
  const [choosing, setChoosing] = useState<Omit<Choosing, 'stop'>>();
  const stopper = useRef<AbortController>(undefined);
  const forget = (): void => {
    stopper.current?.abort();
    setChoosing(undefined);
    setAll([]);
  };
  const filter = toFilter(query);
  const place = JSON.stringify(filter);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place alone begins anew
  useEffect(() => {
    forget();
    setSelection(noSelection);
  }, [place]);
  const takeAll = async (total: number): Promise<void> => {
    forget();
    const own = new AbortController();
    stopper.current = own;
    setChoosing({ total, isRunning: true });
    await chooseAll({
      total,
      signal: own.signal,
      loadPage: (page) => client.ensureQueryData(entryPageQuery(query, page)),
      onEntries: (entries) => {
        setAll((now) => [...now, ...entries]);
        setSelection((now) => ({
          ...now,
          ids: new Set([...now.ids, ...entries.map(({ entryId }) => entryId)]),
        }));
      },
      // The bar says how many of how many are chosen.
    }).catch(() => undefined);
    if (!own.signal.aborted) setChoosing({ total, isRunning: false });
  };
  const stop = (): void => {
    stopper.current?.abort();
    setChoosing((now) => now && { ...now, isRunning: false });
  };
  return {
    selection,
    choose: (row, mode, entryAt) => {
      stop();
      if (mode !== 'toggle') forget();
      setSelection((now) => choose(now, row, mode, (at) => entryAt(at)?.entryId));
    },
    chooseAll: takeAll,
    clear: () => {
      forget();
      setSelection((now) => ({ ...now, ids: new Set() }));
    },
    entries: pickChosen(client, filter, all, selection.ids),
    choosing: choosing && { ...choosing, stop },
  };
}

/** As the list shows them now, or as they were when all was chosen. */
function pickChosen(
  client: QueryClient,
  filter: ReturnType<typeof toFilter>,
  all: readonly DriveEntry[],
  ids: ReadonlySet<string>,
): readonly DriveEntry[] {
  if (ids.size === 0) return [];
  const loaded = client
    .getQueriesData<DrivePageAnswer>({ queryKey: [driveKey, driveList.name, filter] })
    .flatMap(([, page]) => page?.list ?? []);
  const known = new Map([...all, ...loaded].map((entry) => [entry.entryId, entry]));
  return [...known.values()].filter(({ entryId }) => ids.has(entryId));
}
