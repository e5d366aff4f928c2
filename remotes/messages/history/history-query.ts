import type { DesktopMessage } from '#shared/contracts';
import {
  createHashQuery,
  flag,
  oneOf,
  optionalText,
  parametersOf,
  type QueryOf,
  text,
} from '#shared/hash-query';

type Importance = DesktopMessage['importance'];

/** From the least important to the most (H02). */
export const importances: readonly Importance[] = [1, 2, 3, 4, 5];

const maxLength = 64;
const linked = optionalText('message', maxLength);

/** What of the history is shown. */
export const historyQuery = createHashQuery('#/all', {
  keyword: text('q', maxLength),
  module: optionalText('module', maxLength),
  importance: oneOf('importance', importances),
  unreadOnly: flag('unread'),
});
export type HistoryQuery = QueryOf<typeof historyQuery>;

/** The message that an address leads to. The list takes it out of the hash once it is open. */
export function findLinkedMessage(hash: string): string | undefined {
  return linked.parse(parametersOf(hash).get(linked.name) ?? '');
}
