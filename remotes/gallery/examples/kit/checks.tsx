import { type ReactElement, useState } from 'react';
import { isAudioOrVideo, isContactText, isEmail, isIdCard, isImage, isPhone } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Badge, Field, Input, Stack } from 'shell/ui';
import type { MessageId } from '../../messages/message-id.ts';

const checks = [
  ['gallery.check.idCard', isIdCard],
  ['gallery.check.email', isEmail],
  ['gallery.check.phone', isPhone],
  ['gallery.check.contact', isContactText],
  ['gallery.check.image', isImage],
  ['gallery.check.audioVideo', isAudioOrVideo],
] as const;

/** What a text can be, or a file by its name. */
export function Example(): ReactElement {
  const t = useTranslations<MessageId>();
  const [typed, setTyped] = useState('');
  return (
    <Stack gap="4" maxWidth="24rem">
      <Field label={t('gallery.check.text')} help={t('gallery.check.help')}>
        <Input value={typed} onChange={({ currentTarget }) => setTyped(currentTarget.value)} />
      </Field>
      <Stack as="ul" gap="2" alignItems="flex-start" aria-label={t('gallery.check.accepted')}>
        {checks.map(([id, accepts]) =>
          accepts(typed) ? (
            <Badge as="li" key={id} colorPalette="green">
              {t(id)}
            </Badge>
          ) : null,
        )}
      </Stack>
    </Stack>
  );
}
