import { Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { Tooltip } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { IconButton } from 'shell/ui';
import type { MessageId } from '../../messages/message-id.ts';

/** The name of a button that shows none. */
export function Example(): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Tooltip text={t('gallery.sample.delete')}>
      <IconButton
        variant="outline"
        aria-label={t('gallery.sample.delete')}
        minWidth={{ base: '11', md: '10' }}
        minHeight={{ base: '11', md: '10' }}
      >
        <Trash2 size={18} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </Tooltip>
  );
}
