import type { ReactElement } from 'react';
import { ScrollContainer, Table, Tag } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { chakra, Flex, VisuallyHidden } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';
import type { PropDescription } from '../props/descriptions.ts';
import { DocText } from './doc-text.tsx';

const Code = chakra('code', { base: { fontFamily: 'mono', fontSize: 'sm', overflowWrap: 'anywhere' } });

export interface PropsTableProps {
  /** Of the component. */
  name: string;
  props: readonly PropDescription[];
}

/** The properties of a component; what must be given stands first. */
export function PropsTable({ name, props }: PropsTableProps): ReactElement {
  const t = useTranslations<MessageId>();
  const sorted = [...props].sort((one, other) => Number(other.isRequired) - Number(one.isRequired));
  return (
    <ScrollContainer label={t('gallery.view.propsOf', { name })}>
      <Table.Root size="sm" minWidth="34rem">
        <Table.Caption>
          <VisuallyHidden>{t('gallery.view.propsOf', { name })}</VisuallyHidden>
        </Table.Caption>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader width="24%">{t('gallery.prop.name')}</Table.ColumnHeader>
            <Table.ColumnHeader width="34%">{t('gallery.prop.type')}</Table.ColumnHeader>
            <Table.ColumnHeader>{t('gallery.prop.about')}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {sorted.map((prop) => (
            <Table.Row key={prop.name}>
              <Table.Cell verticalAlign="top">
                <Flex wrap="wrap" gap="2" align="center">
                  <Code fontWeight="600">{prop.name}</Code>
                  {prop.isRequired ? (
                    <Tag.Root size="sm">
                      <Tag.Label>{t('gallery.prop.required')}</Tag.Label>
                    </Tag.Root>
                  ) : null}
                </Flex>
              </Table.Cell>
              <Table.Cell verticalAlign="top">
                <Code color="fg.muted">{prop.type}</Code>
              </Table.Cell>
              <Table.Cell verticalAlign="top">
                <DocText text={prop.about} />
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </ScrollContainer>
  );
}
