import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { AppLink } from 'shell/ui';
import type { MessageId } from '../../messages/message-id.ts';

/** A link inside the portal; the page is not loaded again. */
export function Example(): ReactElement {
  const t = useTranslations<MessageId>();
  return <AppLink href="#/">{t('gallery.sample.toStart')}</AppLink>;
}
