import type { ReactElement, ReactNode } from 'react';
import { useTranslations } from 'shell/session';
import { AppLink, Text } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';

/** A sentence that leads to the log, where the exact reason stands. */
export function LogHint({ href, children }: { href: string; children: ReactNode }): ReactElement {
  return (
    <Text fontSize="sm">
      {children} <AppLink href={href}>{useTranslations<MessageId>()('developers.try.toLog')}</AppLink>
    </Text>
  );
}
