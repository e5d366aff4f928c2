import { type ReactElement, useState } from 'react';
import { LoadMore } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Box } from 'shell/ui';
import type { MessageId } from '../../messages/message-id.ts';

const size = 30;
const total = 120;

/** A list that grows by thirty lines whenever its end comes near. */
export function Example(): ReactElement {
  const t = useTranslations<MessageId>();
  const [count, setCount] = useState(size);
  const lines = Array.from({ length: count }, (_, at) => at + 1);
  return (
    <Box maxHeight="240px" overflowY="auto" role="group" aria-label={t('gallery.list.title')} tabIndex={0}>
      <ul>
        {lines.map((number) => (
          <li key={number}>{t('gallery.container.line', { number })}</li>
        ))}
      </ul>
      <LoadMore count={count} hasMore={count < total} isBusy={false} onMore={() => setCount(count + size)} />
    </Box>
  );
}
