import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Button, HStack, notify } from 'shell/ui';
import type { MessageId } from '../../messages/message-id.ts';

const tones = ['success', 'info', 'warning', 'error'] as const;

/** A toast by tone; it goes by itself. */
export function Example(): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <HStack gap="3" wrap="wrap">
      {tones.map((tone) => (
        <Button
          key={tone}
          variant="outline"
          minHeight={{ base: '11', md: '10' }}
          onClick={() => notify(t('gallery.sample.text'), { tone })}
        >
          {t(`gallery.tone.${tone}`)}
        </Button>
      ))}
    </HStack>
  );
}
