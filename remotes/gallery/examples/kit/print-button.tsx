import { type ReactElement, useRef } from 'react';
import { PrintButton, printElement } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Box, Stack, Text } from 'shell/ui';
import type { MessageId } from '../../messages/message-id.ts';

/** Prints a part of the page. */
export function Example(): ReactElement {
  const t = useTranslations<MessageId>();
  const sheet = useRef<HTMLDivElement>(null);
  const print = async (): Promise<undefined> => {
    if (sheet.current) await printElement(sheet.current, t('gallery.sample.title'));
  };
  return (
    <Stack gap="3" align="flex-start">
      <Box ref={sheet}>
        <Text fontWeight="600">{t('gallery.sample.title')}</Text>
        <Text>{t('gallery.sample.text')}</Text>
      </Box>
      <PrintButton print={print} />
    </Stack>
  );
}
