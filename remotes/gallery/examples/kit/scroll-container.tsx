import type { ReactElement } from 'react';
import { ScrollContainer } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Text } from 'shell/ui';
import type { MessageId } from '../../messages/message-id.ts';

const numbers = Array.from({ length: 40 }, (_, at) => at + 1);

/** More lines than there is room. */
export function Example(): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <ScrollContainer label={t('gallery.container.title')} maxHeight="160px">
      {numbers.map((number) => (
        <Text key={number}>{t('gallery.container.line', { number })}</Text>
      ))}
    </ScrollContainer>
  );
}
