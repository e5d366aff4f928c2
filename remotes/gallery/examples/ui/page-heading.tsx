import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { PageHeading } from 'shell/ui';
import type { MessageId } from '../../messages/message-id.ts';

/** The name of a page; it takes the focus after a move. */
export function Example(): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <PageHeading as="h3" size="xl">
      {t('gallery.sample.title')}
    </PageHeading>
  );
}
