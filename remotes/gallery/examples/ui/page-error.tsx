import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Button, PageError } from 'shell/ui';
import type { MessageId } from '../../messages/message-id.ts';

/** A whole page that did not come. */
export function Example(): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <PageError
      title={t('gallery.sample.failed')}
      text={t('gallery.sample.safe')}
      detail={t('gallery.sample.request', { id: '7f3a-0c' })}
    >
      <Button minHeight={{ base: '11', md: '10' }}>{t('gallery.sample.again')}</Button>
    </PageError>
  );
}
