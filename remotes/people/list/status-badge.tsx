import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Badge } from 'shell/ui';
import type { UserStatus } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';

export function StatusBadge({ status }: { status: UserStatus }): ReactElement {
  return (
    <Badge colorPalette={status === 'enabled' ? 'green' : 'gray'}>
      {useTranslations<MessageId>()(`people.status.${status}`)}
    </Badge>
  );
}
