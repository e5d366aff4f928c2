import type { ReactElement } from 'react';
import { type Picture, PictureInput, uploadBase64Image } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Button, HStack, notify } from 'shell/ui';
import type { MessageId } from '../../messages/message-id.ts';

/** Takes a picture by file, camera, paste or drop, cuts it, and uploads it. */
export function Example(): ReactElement {
  const t = useTranslations<MessageId>();
  const save = async (picture: Picture): Promise<void> => {
    await uploadBase64Image({ fileName: 'picture', base64Str: picture.dataUrl });
    notify(t('gallery.sample.done'), { tone: 'success' });
  };
  const sendNothing = (): void => {
    uploadBase64Image({ fileName: 'picture', base64Str: '' }).catch(({ message }: Error) =>
      notify(message, { tone: 'error' }),
    );
  };
  return (
    <HStack gap="3" wrap="wrap">
      <PictureInput
        label={t('gallery.sample.picture')}
        title={t('gallery.sample.picture')}
        saveLabel={t('gallery.sample.save')}
        shape="circle"
        onSave={save}
      />
      <Button variant="outline" minHeight={{ base: '11', md: '10' }} onClick={sendNothing}>
        {t('gallery.sample.sendNothing')}
      </Button>
    </HStack>
  );
}
