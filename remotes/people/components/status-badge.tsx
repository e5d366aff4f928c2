import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Badge } from 'shell/ui';
import type { UserStatus } from '#shared/contracts';
import type { MessageId } from '../state/message-id.ts';

export const StatusBadge = ({ status }: { status: UserStatus }): ReactElement => (
  <Badge colorPalette={status === 'enabled' ? 'green' : 'gray'}>
    {useTranslations<MessageId>()(`people.status.${status}`)}
  </Badge>
);
