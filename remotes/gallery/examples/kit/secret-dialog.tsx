import { type ReactElement, useState } from 'react';
import { SecretDialog } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Button } from 'shell/ui';
import type { MessageId } from '../../messages/message-id.ts';

/** A secret that is shown once. */
export function Example(): ReactElement {
  const t = useTranslations<MessageId>();
  const [isOpen, setOpen] = useState(false);
  const words = {
    copy: t('gallery.sample.copy'),
    copied: t('gallery.sample.copied'),
    copyFailed: t('gallery.sample.copyFailed'),
    done: t('gallery.sample.done'),
  };
  return (
    <>
      <Button minHeight={{ base: '11', md: '10' }} onClick={() => setOpen(true)}>
        {t('gallery.sample.open')}
      </Button>
      {isOpen ? (
        <SecretDialog
          title={t('gallery.sample.secret')}
          warning={t('gallery.sample.once')}
          owner={{ label: t('gallery.sample.name'), value: 'library' }}
          secret={{ label: t('gallery.sample.secret'), value: 'ZV4-7QK-29M' }}
          words={words}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
