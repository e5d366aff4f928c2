import { useEffect, useState } from 'react';
import type { IconGroup } from '#shared/contracts';
import { hasLetters, type ReadsAs, searchGroups } from './icon-search.ts';

let loaded: ReadsAs | undefined;

const loadReadings = async (): Promise<ReadsAs> => {
  loaded ??= (await import(/* webpackChunkName: "pinyin" */ './pinyin.ts')).readsAs;
  return loaded;
};

/**
 * The groups with only the apps that fit what is typed: Chinese, pinyin, its initials, English or the code. Readings come
 * with the first letters that are typed; without a network the names themselves still find.
 */
export const useAppSearch = (groups: readonly IconGroup[], query: string): IconGroup[] => {
  const [reading, setReading] = useState(() => loaded);
  const isWanted = hasLetters(query) && !reading;
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    loadReadings().then(
      (readsAs) => {
        if (!isGone) setReading(() => readsAs);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return searchGroups(groups, query, reading);
};
