import { useEffect, useState } from 'react';
import type { ReadsAs } from './find-items.ts';

let loaded: ReadsAs | undefined;

/** How Chinese is read, for what waits for it. */
export async function loadReadings(): Promise<ReadsAs> {
  loaded ??= (await import(/* webpackChunkName: "pinyin" */ './pinyin.ts')).readsAs;
  return loaded;
}

/** How Chinese is read: on its way as soon as the search opens. Without a network the texts themselves still find. */
export function useReadings(): ReadsAs | undefined {
  const [readsAs, setReadsAs] = useState(() => loaded);
  useEffect(() => {
    let isGone = false;
    loadReadings().then(
      (loadedNow) => {
        if (!isGone) setReadsAs(() => loadedNow);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return readsAs;
}
