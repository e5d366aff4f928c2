import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Alert, Button, Stack } from 'shell/ui';
import type { MessageId } from '../../messages/message-id.ts';

/** Four tones, one of them with a button. */
export function Example(): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Stack gap="3">
      <Alert tone="info" title={t('gallery.tone.info')}>
        {t('gallery.sample.text')}
      </Alert>
      <Alert tone="success" title={t('gallery.tone.success')}>
        {t('gallery.sample.text')}
      </Alert>
      <Alert tone="warning" title={t('gallery.tone.warning')}>
        {t('gallery.sample.text')}
      </Alert>
      <Alert
        tone="error"
        title={t('gallery.tone.error')}
        actions={
          <Button size="sm" variant="outline" minHeight={{ base: '11', md: '9' }}>
            {t('gallery.sample.again')}
          </Button>
        }
      >
        {t('gallery.sample.text')}
      </Alert>
    </Stack>
  );
}
