import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { QueryView } from 'shell/app';
import { useTranslations } from 'shell/session';
import { Text } from 'shell/ui';
import type { MessageId } from '../../messages/message-id.ts';

/** On its way, there, or failed: one component for the three. */
export function Example(): ReactElement {
  const t = useTranslations<MessageId>();
  const query = useQuery({ queryKey: ['gallery', 'answer'], queryFn: async () => 42 });
  return (
    <QueryView query={query}>
      {(count) => <Text>{t('gallery.container.line', { number: count })}</Text>}
    </QueryView>
  );
}
