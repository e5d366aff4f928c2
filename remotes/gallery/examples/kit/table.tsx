import type { ReactElement } from 'react';
import { Table } from 'shell/kit';
import { useTranslations } from 'shell/session';
import type { MessageId } from '../../messages/message-id.ts';

const pupils = [182, 176, 190];

/** The parts of Chakra’s table. */
export function Example(): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Table.Root size="sm">
      <Table.Caption>{t('gallery.chart.title')}</Table.Caption>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader>{t('gallery.chart.category')}</Table.ColumnHeader>
          <Table.ColumnHeader>{t('gallery.chart.count')}</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {pupils.map((count, at) => (
          <Table.Row key={count}>
            <Table.Cell>{t('gallery.chart.grade', { number: at + 1 })}</Table.Cell>
            <Table.Cell>{count}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}
