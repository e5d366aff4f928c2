import { Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Button, HStack, IconButton } from 'shell/ui';
import type { MessageId } from '../../messages/message-id.ts';

/** One primary button; the others stand back. A button without words has a label. */
export function Example(): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <HStack gap="3" wrap="wrap">
      <Button minHeight={{ base: '11', md: '10' }}>{t('gallery.sample.save')}</Button>
      <Button variant="outline" minHeight={{ base: '11', md: '10' }}>
        {t('gallery.sample.cancel')}
      </Button>
      <Button variant="ghost" minHeight={{ base: '11', md: '10' }}>
        {t('gallery.sample.more')}
      </Button>
      <Button loading minHeight={{ base: '11', md: '10' }}>
        {t('gallery.sample.save')}
      </Button>
      <Button disabled minHeight={{ base: '11', md: '10' }}>
        {t('gallery.sample.save')}
      </Button>
      <IconButton
        variant="outline"
        aria-label={t('gallery.sample.delete')}
        minWidth={{ base: '11', md: '10' }}
        minHeight={{ base: '11', md: '10' }}
      >
        <Trash2 size={18} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </HStack>
  );
}
