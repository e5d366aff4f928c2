import type { ReactElement } from 'react';
import { useTranslations } from '../../../core/language/index.ts';
import { NativeSelect } from '../../controls/index.ts';
import { Field } from '../../ui/index.ts';
import type { Camera } from '../camera/use-camera.ts';
import type { MessageId } from '../message-id.ts';

/** Which camera looks, where there are several. */
export function CameraPicker({ camera }: { camera: Camera }): ReactElement | null {
  const t = useTranslations<MessageId>();
  const { cameras, used, choose } = camera;
  if (cameras.length < 2) return null;
  return (
    <Field label={t('kit.face.camera')}>
      <NativeSelect
        value={used ?? ''}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        options={cameras.map(({ deviceId, label }, at) => ({
          value: deviceId,
          label: label || t('kit.face.cameraNumber', { number: at + 1 }),
        }))}
      />
    </Field>
  );
}
