import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Text } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';

/** Why nothing of somebody in a list is changed: it stands below her name. */
export function HoldsMore(): ReactElement {
  return (
    <Text fontSize="sm" color="fg.muted">
      {useTranslations<MessageId>()('administration.people.holdsMore')}
    </Text>
  );
}
