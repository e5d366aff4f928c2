import type { ReactElement } from 'react';
import { Marquee } from 'shell/kit';
import { useTranslations } from 'shell/session';
import type { MessageId } from '../../messages/message-id.ts';

/** A notice that has no room in one line. */
export function Example(): ReactElement {
  const t = useTranslations<MessageId>();
  return <Marquee>{t('gallery.marquee.text')}</Marquee>;
}
