import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Heading, Link, Stack, Text } from 'shell/ui';
import type { MessageId } from '../../messages/message-id.ts';

/** Chakra’s own texts, with the sizes and colours of the portal. */
export function Example(): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Stack gap="2">
      <Heading as="h3" size="lg">
        {t('gallery.sample.title')}
      </Heading>
      <Text>{t('gallery.sample.text')}</Text>
      <Text fontSize="sm" color="fg.muted">
        {t('gallery.sample.help')}
      </Text>
      <Link href="#/" alignSelf="flex-start">
        {t('gallery.sample.toStart')}
      </Link>
    </Stack>
  );
}
