import { type ReactElement, useState } from 'react';
import { Tag } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { HStack } from 'shell/ui';
import type { MessageId } from '../../messages/message-id.ts';

/** A mark, and one that can be taken away. */
export function Example(): ReactElement {
  const t = useTranslations<MessageId>();
  const [isThere, setThere] = useState(true);
  return (
    <HStack gap="2" wrap="wrap">
      <Tag.Root>
        <Tag.Label>{t('gallery.sample.class')}</Tag.Label>
      </Tag.Root>
      {isThere ? (
        <Tag.Root colorPalette="brand">
          <Tag.Label>{t('gallery.sample.title')}</Tag.Label>
          <Tag.EndElement>
            <Tag.CloseTrigger
              aria-label={t('gallery.sample.delete')}
              boxSize="6"
              onClick={() => setThere(false)}
            />
          </Tag.EndElement>
        </Tag.Root>
      ) : null}
    </HStack>
  );
}
