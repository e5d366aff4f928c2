import { type ReactElement, useState } from 'react';
import { SearchField } from 'shell/kit';
import { useTranslations } from 'shell/session';
import type { MessageId } from '../../messages/message-id.ts';

/** A field to search with. */
export function Example(): ReactElement {
  const t = useTranslations<MessageId>();
  const [typed, setTyped] = useState('');
  return <SearchField label={t('gallery.sample.search')} value={typed} onValueChange={setTyped} />;
}
