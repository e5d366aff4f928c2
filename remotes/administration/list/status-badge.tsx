import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Badge } from 'shell/ui';
import type { ClassStatus } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';

/** Whether a class is open. */
export function StatusBadge({ status }: { status: ClassStatus }): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Badge colorPalette={status === 'open' ? 'green' : 'gray'}>{t(`administration.status.${status}`)}</Badge>
  );
}
