import type { ReactElement } from 'react';
import { useTranslations } from '../../../core/language/index.ts';
import { PictureInput } from '../../picture/index.ts';
import { Stack, Text } from '../../ui/index.ts';
import type { FaceEvent, FaceState } from '../machine/face-state.ts';
import type { MessageId } from '../message-id.ts';

/** A photo in place of the camera, where there is none or nothing watches (O06). */
export function PhotoUpload(props: {
  state: FaceState;
  dispatch: (event: FaceEvent) => void;
}): ReactElement | null {
  const t = useTranslations<MessageId>();
  const { stage, detector } = props.state;
  const isAlone = stage.at === 'closed' || stage.at === 'ready';
  if (stage.at !== 'problem' && !(isAlone && detector === 'failed')) return null;
  return (
    <Stack gap="2">
      <Text>{t('kit.face.uploadHelp')}</Text>
      <PictureInput
        label={t('kit.face.upload')}
        title={t('kit.face.uploadTitle')}
        saveLabel={t('kit.face.uploadUse')}
        shape="circle"
        onSave={async ({ dataUrl }) =>
          props.dispatch({ type: 'uploaded', picture: dataUrl.replace(/^data:[^,]*,/, '') })
        }
      />
    </Stack>
  );
}
