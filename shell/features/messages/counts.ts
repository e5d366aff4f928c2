import { createSharedValue } from '../../core/shared-value/index.ts';

/** How many to-dos and messages wait for the user. */
export interface MessageCounts {
  readonly todo: number;
  readonly message: number;
}

const counts = createSharedValue<MessageCounts | undefined>(undefined);

export function setCounts(next: MessageCounts): void {
  const before = counts.get();
  if (before?.todo !== next.todo || before.message !== next.message) counts.set(next);
}

/** The newest counts of the signed-in user, whichever tab asked for them; undefined until there are any. */
export function useMessageCounts(): MessageCounts | undefined {
  return counts.use();
}

/** Highest number that is shown as it is (G04). */
const cap = 99;

/** The number on a badge: nothing for none, `99+` above the cap. */
export function badgeTextOf(count: number): string {
  return count > cap ? `${cap}+` : count > 0 ? String(count) : '';
}

let refresh = (): void => undefined;

/** Says how the counts are asked for at once; until then nobody keeps them. */
export function setRefresh(next: () => void): void {
  refresh = next;
}

/** Asks at once how much is left: something was done here. */
export function refreshMessageCounts(): void {
  refresh();
}
