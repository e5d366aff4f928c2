import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Image } from 'shell/ui';
import type { MessageId } from '../../messages/message-id.ts';

/** A picture with what it shows in words. */
export function Example(): ReactElement {
  const t = useTranslations<MessageId>();
  return <Image src="/api/storage/show/icon/hw.svg" alt={t('gallery.sample.logo')} boxSize="16" />;
}
