import type { ReactElement } from 'react';
import { DropArea, UploadButton, useFinishedUploads, useUploads } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Center, notify, Stack, Text } from 'shell/ui';
import type { MessageId } from '../../messages/message-id.ts';

/** A button and a place to drop files; both go on while the user is elsewhere. */
export function Example(): ReactElement {
  const t = useTranslations<MessageId>();
  const { finished } = useUploads();
  useFinishedUploads(({ file }) => notify(file.name, { tone: 'success' }));
  return (
    <Stack gap="3">
      <DropArea label={t('gallery.sample.class')}>
        <Center minHeight="28" borderWidth="1px" borderRadius="card" padding="4">
          <UploadButton label={t('gallery.sample.class')} takesFolders />
        </Center>
      </DropArea>
      <Text role="status">{t('gallery.sample.uploaded', { count: finished.length })}</Text>
    </Stack>
  );
}
