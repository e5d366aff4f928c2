import { useSyncExternalStore } from 'react';
import { type DayPart, dayPartOf } from './greeting.ts';

const checkEveryMs = 60_000;

const subscribe = (onChange: () => void): (() => void) => {
  const timer = setInterval(onChange, checkEveryMs);
  return () => clearInterval(timer);
};
const readDayPart = (): DayPart => dayPartOf(new Date().getHours());

/** The part of the day by the user's own clock; changes while the page stays open. */
export const useDayPart = (): DayPart => useSyncExternalStore(subscribe, readDayPart);
