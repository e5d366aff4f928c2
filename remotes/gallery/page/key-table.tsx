import type { ReactElement } from 'react';
import { Table } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { chakra, Flex } from 'shell/ui';
import type { KeyEntry } from '../examples/example-entry.ts';
import type { MessageId } from '../messages/message-id.ts';

const Key = chakra('kbd', {
  base: {
    paddingInline: '2',
    paddingBlock: '0.5',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'sm',
    bg: 'bg.subtle',
    fontFamily: 'mono',
    fontSize: 'sm',
  },
});

/** What keys do in a component. */
export function KeyTable({ keys }: { keys: readonly KeyEntry[] }): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Table.Root size="sm">
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader width="38%">{t('gallery.key.keys')}</Table.ColumnHeader>
          <Table.ColumnHeader>{t('gallery.key.does')}</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {keys.map((entry) => (
          <Table.Row key={entry.does}>
            <Table.Cell>
              <Flex wrap="wrap" gap="1.5">
                {entry.keys.map((key) => (
                  <Key key={key}>{key}</Key>
                ))}
              </Flex>
            </Table.Cell>
            <Table.Cell>{t(entry.does)}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}
