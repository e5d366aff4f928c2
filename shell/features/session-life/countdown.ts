const second = 1_000;
const minute = 60 * second;
/** The last announcements, so that the end surprises nobody. */
const lastCalls = [30 * second, 10 * second];

/** What is left, never below nothing, in whole seconds rounded up. */
export function secondsLeft(endsAt: number, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / second));
}

/** `4:05`. */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What a screen reader says of it: whole minutes, then half a minute and ten seconds, not every second. */
export function announcedSeconds(seconds: number): number {
  const left = seconds * second;
  const last = lastCalls.findLast((call) => left <= call);
  if (last !== undefined) return last / second;
  return (Math.ceil(left / minute) * minute) / second;
}
