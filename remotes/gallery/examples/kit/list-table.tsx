import type { ReactElement } from 'react';
import { ListTable } from 'shell/kit';
import { useTranslations } from 'shell/session';
import type { MessageId } from '../../messages/message-id.ts';

const pupils = [182, 176, 190];

/** A list with columns; rows light up. */
export function Example(): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <ListTable.Root>
      <ListTable.Head
        caption={t('gallery.chart.title')}
        columns={[
          { key: 'grade', label: t('gallery.chart.category') },
          { key: 'count', label: t('gallery.chart.count') },
        ]}
      />
      <tbody>
        {pupils.map((count, at) => (
          <ListTable.Row key={count}>
            <ListTable.Cell>{t('gallery.chart.grade', { number: at + 1 })}</ListTable.Cell>
            <ListTable.Cell>{count}</ListTable.Cell>
          </ListTable.Row>
        ))}
      </tbody>
    </ListTable.Root>
  );
}
