import { Bell } from 'lucide-react';
import type { ReactElement } from 'react';
import { openMessages, useMessageCounts } from 'shell/header';
import { usePage, useTranslations } from 'shell/session';
import { Button } from 'shell/ui';
import { pagePaths } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';

/**
 * Messages that wait, on the one address whose header has no bell (G05). Each count stands once: to-dos have
 * their button in the header, and phones have both in the bar below.
 */
export function Waiting(): ReactElement | null {
  const t = useTranslations<MessageId>();
  const { path } = usePage();
  const count = useMessageCounts()?.message ?? 0;
  if (path !== pagePaths.desktop) return null;
  // There before the count is, and as wide: the line beside it stays where it is.
  return (
    <Button
      variant="outline"
      height="11"
      minWidth="9.5rem"
      hideBelow="md"
      fontVariantNumeric="tabular-nums"
      onClick={openMessages}
    >
      <Bell size={18} strokeWidth={1.75} aria-hidden />
      {t('desktop.waiting.messages', { count })}
    </Button>
  );
}
