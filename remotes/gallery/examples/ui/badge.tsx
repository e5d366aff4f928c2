import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Badge, HStack } from 'shell/ui';
import type { MessageId } from '../../messages/message-id.ts';

/** What state something is in, in a word. */
export function Example(): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <HStack gap="3" wrap="wrap">
      <Badge>{t('gallery.sample.draft')}</Badge>
      <Badge colorPalette="green">{t('gallery.sample.done')}</Badge>
      <Badge colorPalette="red">{t('gallery.sample.late')}</Badge>
    </HStack>
  );
}
