import type { ReadsAs } from '../../../core/readings/index.ts';
import type { AskedItems } from '../palette-item.ts';
import { useMessageItems } from './use-message-items.tsx';
import { usePeopleItems } from './use-people-items.tsx';

/** What servers find; nothing is asked for an empty query. */
export function useAsked(query: string, readsAs: ReadsAs | undefined): readonly AskedItems[] {
  const people = usePeopleItems(query);
  const messages = useMessageItems(query, readsAs);
  return [people, messages].filter((asked) => asked !== undefined);
}
