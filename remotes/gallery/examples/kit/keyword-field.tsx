import { type ReactElement, useState } from 'react';
import { KeywordField } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Stack, Text } from 'shell/ui';
import type { MessageId } from '../../messages/message-id.ts';

/** The list is asked once the typing rests. */
export function Example(): ReactElement {
  const t = useTranslations<MessageId>();
  const [keyword, setKeyword] = useState('');
  return (
    <Stack gap="2">
      <KeywordField label={t('gallery.sample.search')} value={keyword} onValueChange={setKeyword} />
      <Text role="status" color="fg.muted">
        {keyword ? t('gallery.sample.searched', { keyword }) : t('gallery.sample.notSearched')}
      </Text>
    </Stack>
  );
}
