import { type ReactElement, useState } from 'react';
import { aboveUploads } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Box, Button, Text } from 'shell/ui';
import type { MessageId } from '../../messages/message-id.ts';

/** A button in the corner of the page that uploads never cover. */
export function Example(): ReactElement {
  const t = useTranslations<MessageId>();
  const [isShown, setShown] = useState(false);
  return (
    <Box>
      <Text>{t('gallery.sample.corner')}</Text>
      {isShown ? (
        <Button
          position="fixed"
          right="6"
          bottom={aboveUploads('1.5rem')}
          zIndex="sticky"
          minHeight={{ base: '11', md: '10' }}
          onClick={() => setShown(false)}
        >
          {t('gallery.sample.close')}
        </Button>
      ) : (
        <Button marginTop="3" minHeight={{ base: '11', md: '10' }} onClick={() => setShown(true)}>
          {t('gallery.sample.open')}
        </Button>
      )}
    </Box>
  );
}
