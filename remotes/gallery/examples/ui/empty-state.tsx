import { Inbox } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Button, EmptyState } from 'shell/ui';
import type { MessageId } from '../../messages/message-id.ts';

/** Says that there is nothing, and what to do next. */
export function Example(): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <EmptyState
      icon={<Inbox size={40} strokeWidth={1.25} aria-hidden />}
      title={t('gallery.sample.nothing')}
      text={t('gallery.sample.begin')}
    >
      <Button minHeight={{ base: '11', md: '10' }}>{t('gallery.sample.create')}</Button>
    </EmptyState>
  );
}
