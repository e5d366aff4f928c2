import { type ReactElement, useState } from 'react';
import { findItems, SearchField, useReadings } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Stack, Text } from 'shell/ui';
import type { MessageId } from '../../messages/message-id.ts';

/** Finds Chinese by pinyin as well: type `pt` or `chunyou` in Chinese. */
export function Example(): ReactElement {
  const t = useTranslations<MessageId>();
  const [typed, setTyped] = useState('');
  const readsAs = useReadings();
  const items = [t('gallery.sample.title'), t('gallery.sample.class'), t('gallery.sample.note')].map(
    (label) => ({ label, words: [] }),
  );
  const found = findItems(items, typed, readsAs);
  return (
    <Stack gap="3">
      <SearchField label={t('gallery.sample.search')} value={typed} onValueChange={setTyped} />
      {found.map(({ label }) => (
        <Text key={label}>{label}</Text>
      ))}
    </Stack>
  );
}
