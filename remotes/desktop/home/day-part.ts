export type DayPart = 'early' | 'morning' | 'noon' | 'afternoon' | 'evening' | 'night';

/** The part of the day that people greet by, from the hour of their own clock (0 to 23). */
export function dayPartOf(hour: number): DayPart {
  if (hour < 5) return 'night';
  if (hour < 8) return 'early';
  if (hour < 11) return 'morning';
  if (hour < 13) return 'noon';
  if (hour < 18) return 'afternoon';
  return hour < 23 ? 'evening' : 'night';
}
