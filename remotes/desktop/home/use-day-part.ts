import { useSyncExternalStore } from 'react';
import { type DayPart, dayPartOf } from './day-part.ts';

const checkEveryMs = 60_000;

/** The part of the day by the user's own clock; changes while the page stays open. */
export function useDayPart(): DayPart {
  return useSyncExternalStore(subscribe, readDayPart);
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, checkEveryMs);
  return () => clearInterval(timer);
}

function readDayPart(): DayPart {
  return dayPartOf(new Date().getHours());
}
