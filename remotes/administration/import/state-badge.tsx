import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Badge } from 'shell/ui';
import type { ImportJob, ImportState } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';

const palettes: Partial<Record<ImportState, string>> = {
  done: 'green',
  running: 'brand',
  comparing: 'brand',
  failed: 'red',
  unreadable: 'red',
};

/** How far an import is, in a word. */
export function StateBadge({
  job: { state, kind },
}: {
  job: Pick<ImportJob, 'state' | 'kind'>;
}): ReactElement {
  const t = useTranslations<MessageId>();
  // A set of files has no columns to match.
  const shown = state === 'ready' && kind === 'roster' ? 'readyRoster' : state;
  return <Badge colorPalette={palettes[state] ?? 'gray'}>{t(`administration.import.state.${shown}`)}</Badge>;
}
