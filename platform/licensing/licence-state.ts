/** How a licence stands; one that came in damaged is `unreadable`. */
export type LicenceState = 'active' | 'ending' | 'expired' | 'unreadable';

/** What ends within 90 days ends soon (H06). */
const warningMs = 90 * 86_400_000;

/** How a licence stands at a time, in epoch milliseconds. */
export function licenceStateOf(
  { ends_at, state }: { ends_at: number | null; state: 'granted' | 'unreadable' },
  now: number,
): LicenceState {
  if (state === 'unreadable') return 'unreadable';
  if (ends_at === null) return 'active';
  const end = Number(ends_at);
  if (end < now) return 'expired';
  return end <= now + warningMs ? 'ending' : 'active';
}
