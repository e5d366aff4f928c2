import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Card, Heading, Text } from 'shell/ui';
import type { MessageId } from '../../messages/message-id.ts';

/** Groups what belongs together. */
export function Example(): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Card maxWidth="24rem">
      <Heading as="h3" size="md">
        {t('gallery.sample.title')}
      </Heading>
      <Text color="fg.muted">{t('gallery.sample.text')}</Text>
    </Card>
  );
}
