import type { ReactElement } from 'react';
import { type Picture, PictureInput, uploadBase64Image } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { notify } from 'shell/ui';
import type { MessageId } from '../../messages/message-id.ts';

/** Takes a picture by file, camera, paste or drop, cuts it, and uploads it. */
export function Example(): ReactElement {
  const t = useTranslations<MessageId>();
  const save = async (picture: Picture): Promise<void> => {
    await uploadBase64Image({ fileName: 'picture', base64Str: picture.dataUrl });
    notify(t('gallery.sample.done'), { tone: 'success' });
  };
  return (
    <PictureInput
      label={t('gallery.sample.picture')}
      title={t('gallery.sample.picture')}
      saveLabel={t('gallery.sample.save')}
      shape="circle"
      onSave={save}
    />
  );
}
