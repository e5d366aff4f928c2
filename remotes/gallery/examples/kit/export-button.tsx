import type { ReactElement } from 'react';
import { downloadByForm, ExportButton, saveFile } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Button, HStack } from 'shell/ui';
import type { MessageId } from '../../messages/message-id.ts';

const rows = [1, 2, 3];

/** A spreadsheet of all rows, a file that the page makes, and one that a server sends. */
export function Example(): ReactElement {
  const t = useTranslations<MessageId>();
  const columns = [
    { label: t('gallery.chart.category'), value: (number: number) => t('gallery.chart.grade', { number }) },
  ];
  return (
    <HStack gap="3" wrap="wrap">
      <ExportButton title={t('gallery.chart.title')} source={{ rows, columns }} />
      <Button
        variant="outline"
        minHeight={{ base: '11', md: '10' }}
        onClick={() => saveFile(new Blob(rows.map(String)), 'grades.txt')}
      >
        {t('gallery.sample.textFile')}
      </Button>
      <Button
        variant="outline"
        minHeight={{ base: '11', md: '10' }}
        onClick={() => downloadByForm({ path: '/api/storage/show/icon/hw.svg' })}
      >
        {t('gallery.sample.byForm')}
      </Button>
    </HStack>
  );
}
